import { browserStorage } from '../../lib/browser-storage.ts';

const key = 'remember-agreement';
let accepted = false;

/** Whether the agreement was accepted on this device. It stays when the session ends. */
export const agreementFlag = {
  // Also kept in memory: without storage a member must not be asked again during the visit.
  isSet: (): boolean => accepted || browserStorage.get(key) !== null,
  set() {
    accepted = true;
    browserStorage.set(key, 'true');
  },
};
