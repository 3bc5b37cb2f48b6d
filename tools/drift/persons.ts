import type { OperationId } from '../../generated/operations.ts';
import { isRecord } from './is-record.ts';
import type { Values } from './values.ts';

/** How an operation that acts on a person is asked, so that it acts on nobody but the member who is named. */
interface Caution {
  /** Without these values the operation is not sent. */
  readonly needs: readonly string[];
  /** On another host these values come from `--value`, because a text message or an account would reach a person there. */
  readonly needsByHand?: readonly string[];
  /** The option that gives the values. */
  readonly option?: string;
}

/**
 * Operations that act on the account, the phone number or the money of a person. Their examples in the contract name
 * strangers. So they are sent with values that were given or answered, and otherwise only with bodies that the contract
 * forbids.
 */
const cautions: { readonly [Id in OperationId]?: Caution } = {
  login: { needs: ['username', 'password'], option: '--login phone:password' },
  changePassword: { needs: ['oldPassword', 'newPassword'], option: '--login phone:password' },
  sendOtp: { needs: ['phoneNumber'], needsByHand: ['phoneNumber'] },
  verifyOtp: { needs: ['otpToken'], needsByHand: ['otpCode'] },
  validateAccount: { needs: ['username'], needsByHand: ['username'] },
  registerAccount: { needs: ['username', 'bankAccountNo'], needsByHand: ['username', 'bankAccountNo'] },
  updateProfile: { needs: ['bankAccountNo'] },
  updateBankAccountName: { needs: ['bankCode'] },
  autoLogin: { needs: ['username'] },
  autoLoginWithPassword: { needs: ['username', 'password'] },
};

export const cautionFor = (id: string): Caution | undefined =>
  Object.hasOwn(cautions, id) ? cautions[id as OperationId] : undefined; // hasOwn has checked the key

/** Why an operation is not sent with these values; null if it may be sent. `byHand` are those of `--value`. */
export function whyNotSent(id: string, values: Values, byHand: Values, isLocal: boolean): string | null {
  const caution = cautionFor(id);
  if (!caution) return null;
  const { needs, needsByHand = [], option } = caution;
  const missing = [
    ...new Set([
      ...needs.filter((name) => values[name] === undefined),
      ...(isLocal ? [] : needsByHand.filter((name) => byHand[name] === undefined)),
    ]),
  ];
  if (missing.length === 0) return null;
  return `not sent: needs ${option ?? missing.map((name) => `--value ${id}.${name}=…`).join(' ')}`;
}

/** Fields that name a person in any operation. An example of the contract is sent with the values of the member. */
export const namesOfPersons: readonly string[] = ['userId', 'guestId', 'username', 'phoneNumber', 'bankAccountNo'];

/** No phone number and no account. */
const nobody = 'drift-nobody';

/** The base of the bodies that the contract forbids. A service that takes one must not act on a person by it. */
export function harmlessBody(id: string, body: unknown): unknown {
  return id === 'login' && isRecord(body) ? { ...body, username: nobody, password: nobody } : body;
}

/**
 * Whether a forbidden body does no harm even if it is taken: a change of the password keeps the password and does not
 * count as a guess.
 */
export function isHarmless(id: string, body: unknown, right: Values): boolean {
  if (id !== 'changePassword' || !isRecord(body)) return true;
  const isOld = !('oldPassword' in body) || body['oldPassword'] === right['oldPassword'];
  return isOld && body['newPassword'] === right['newPassword'];
}

/** A body that a service must refuse by itself, not by the contract: one wrong password for the named account. */
export function wrongPassword(id: string, { username }: Values): unknown {
  return id === 'login' && username !== undefined ? { username, password: 'drift-wrong-password' } : undefined;
}
