import { browserStorage } from '../../lib/browser-storage.ts';

const key = 'remember-agreement';
let accepted = false;

/** Whether the agreement was accepted on this device; stays when the session ends. */
export const agreementFlag = {
  // Storage that keeps nothing must not ask a member again who has accepted.
  isSet: (): boolean => accepted || browserStorage.get(key) !== null,
  set() {
    accepted = true;
    browserStorage.set(key, 'true');
  },
};
