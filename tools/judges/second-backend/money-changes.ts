import type { Answer } from './start-second-backend.ts';

export type Told = 'done' | 'refused' | 'unknown' | 'signed out' | 'terminated';

/** An answer to a money command, by row of the decision table in docs/backend.md. */
export interface MoneyChange {
  row: string;
  answer: Answer;
  /** For commands that answer with an acknowledgement. */
  ack: Told;
  /** For commands that answer with a QR code or a prize. */
  payload: Told;
}

const row = (name: string, status: number, body: unknown, ack: Told, payload: Told = ack): MoneyChange => ({
  ...{ row: name, answer: { status, body }, ack, payload },
});

export const moneyChanges: readonly MoneyChange[] = [
  row('the session has ended', 401, { message: 'invalid-token' }, 'signed out'),
  row('the service has ended', 410, { message: 'gone' }, 'terminated'),
  row('a timeout', 408, { message: 'Request Timeout' }, 'unknown'),
  row('a conflict without a code', 409, { message: 'Conflict' }, 'unknown'),
  row('a success code beside a failure', 200, { message: 'SUCCESS', error: 'MONEY_NOT_ENOUGH' }, 'unknown'),
  row('a known code', 400, { message: 'REQUEST_LIMIT' }, 'refused'),
  row('a known code in a success', 200, { data: { error: 'REQUEST_LIMIT' } }, 'refused'),
  row('a server error', 502, { message: 'Bad Gateway' }, 'unknown'),
  row('INTERNAL_SERVER_ERROR', 400, { message: 'INTERNAL_SERVER_ERROR' }, 'unknown'),
  row('a refusing status', 403, undefined, 'refused'),
  row('another 4xx with words', 400, { message: 'ยอดเงินไม่เพียงพอ' }, 'refused'),
  row('another 4xx without words', 400, undefined, 'unknown'),
  row('partial content', 206, { message: 'OK' }, 'unknown'),
  row('a sign of failure in a success', 200, { statusCode: 500, message: 'Internal' }, 'unknown'),
  row('free text that denies', 200, { message: 'Not completed' }, 'unknown'),
  row('an empty success', 200, undefined, 'done', 'unknown'),
  row('another shape', 200, { success: true, transactionId: 'T1' }, 'done', 'unknown'),
  row('an acknowledgement', 200, { message: 'OK' }, 'done', 'unknown'),
];
