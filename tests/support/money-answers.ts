import type { OperationId, Operations } from '../../generated/operations.ts';

/** What an answer says. `done`: in words, with nothing beside it. `no` stands for a refusal that is looked at. */
type Told = 'done' | 'doneWithText' | 'refused' | 'unknown' | 'shape';

/** An answer to a money command and the expected outcome (docs/backend.md). */
export interface AnswerCase {
  title: string;
  status?: number;
  body: unknown;
  told: Told | 'empty';
}

const nested = (depth: number, inner: unknown): unknown => (depth === 0 ? inner : { data: nested(depth - 1, inner) });

/** Rows of the decision table that hold for every money command. */
const commonAnswers: readonly AnswerCase[] = [
  { title: 'no answer', status: 0, body: undefined, told: 'unknown' },
  { title: '408 with words', status: 408, body: { message: 'Request Timeout' }, told: 'unknown' },
  { title: '499 with words', status: 499, body: { message: 'Client closed request' }, told: 'unknown' },
  { title: '408 with a code', status: 408, body: { message: 'MONEY_NOT_ENOUGH' }, told: 'refused' },
  { title: '409 without a code', status: 409, body: { message: 'Conflict' }, told: 'unknown' },
  { title: '409 with a code', status: 409, body: { message: 'MONEY_NOT_ENOUGH' }, told: 'refused' },
  { title: '425 without a code', status: 425, body: { message: 'Too Early' }, told: 'unknown' },
  { title: 'gone', status: 410, body: { message: 'gone' }, told: 'refused' },
  { title: 'gone in a 200', body: { message: 'gone' }, told: 'unknown' },
  { title: 'invalid-token', status: 401, body: { message: 'invalid-token' }, told: 'refused' },
  { title: 'invalid-token in a 500', status: 500, body: { message: 'invalid-token' }, told: 'unknown' },
  { title: 'invalid-token in a 408', status: 408, body: { message: 'invalid-token' }, told: 'unknown' },
  { title: 'an identity code', status: 401, body: { message: 'INVALID_USER_2' }, told: 'refused' },
  { title: 'a code in message', status: 400, body: { message: 'MONEY_NOT_ENOUGH' }, told: 'refused' },
  { title: 'a code in a 200', body: { message: 'MONEY_NOT_ENOUGH' }, told: 'refused' },
  { title: 'a code with spaces', body: { message: ' MONEY_NOT_ENOUGH ' }, told: 'refused' },
  { title: 'a code in error', body: { error: 'MONEY_NOT_ENOUGH' }, told: 'refused' },
  { title: 'a code in code', body: { code: 'MONEY_NOT_ENOUGH' }, told: 'refused' },
  { title: 'a code in an error object', body: { error: { code: 'MONEY_NOT_ENOUGH', message: 'no' } }, told: 'refused' },
  { title: 'a code in a list of errors', body: { errors: [{ message: 'MONEY_NOT_ENOUGH' }] }, told: 'refused' },
  { title: 'a code as text in a list', body: { errors: ['MONEY_NOT_ENOUGH'] }, told: 'refused' },
  { title: 'a code under data', body: { data: { error: 'MONEY_NOT_ENOUGH' } }, told: 'refused' },
  { title: 'a code under response', body: { response: { message: 'MONEY_NOT_ENOUGH' } }, told: 'refused' },
  { title: 'a code under payload', body: { payload: { code: 'MONEY_NOT_ENOUGH' } }, told: 'refused' },
  { title: 'a code as the whole body', body: 'MONEY_NOT_ENOUGH', told: 'refused' },
  { title: 'a code with 500', status: 500, body: { message: 'MONEY_NOT_ENOUGH' }, told: 'refused' },
  { title: 'a code beside another name', body: { name: 'HttpError', code: 'TRANSFER_FAIL' }, told: 'refused' },
  { title: '400 INTERNAL_SERVER_ERROR', status: 400, body: { message: 'INTERNAL_SERVER_ERROR' }, told: 'unknown' },
  { title: '200 INTERNAL_SERVER_ERROR', body: { message: 'INTERNAL_SERVER_ERROR' }, told: 'unknown' },
  { title: '500 INTERNAL_SERVER_ERROR', status: 500, body: { message: 'INTERNAL_SERVER_ERROR' }, told: 'unknown' },
  {
    title: '500 with success false',
    status: 500,
    body: { success: false, message: 'Internal error' },
    told: 'unknown',
  },
  { title: '502 with a page', status: 502, body: '<html>Bad Gateway</html>', told: 'unknown' },
  { title: '503 with nothing', status: 503, body: null, told: 'unknown' },
  { title: '401 with nothing', status: 401, body: null, told: 'refused' },
  { title: '403 with a page', status: 403, body: '<html>Forbidden</html>', told: 'refused' },
  { title: '404 with nothing', status: 404, body: null, told: 'refused' },
  { title: '413 with nothing', status: 413, body: null, told: 'refused' },
  { title: '415 with nothing', status: 415, body: null, told: 'refused' },
  { title: '422 with fields', status: 422, body: { detail: [{ loc: ['amount'] }] }, told: 'refused' },
  { title: '429 with nothing', status: 429, body: null, told: 'refused' },
  { title: '400 with words', status: 400, body: { message: 'ยอดเงินไม่เพียงพอ' }, told: 'refused' },
  { title: '400 with words in error', status: 400, body: { error: 'Insufficient funds' }, told: 'unknown' },
  { title: '400 with an unknown code', status: 400, body: { code: 'E1007' }, told: 'unknown' },
  { title: '400 with its number as words', status: 400, body: { code: '400' }, told: 'unknown' },
  { title: '400 with nothing', status: 400, body: null, told: 'unknown' },
  { title: '400 with a page', status: 400, body: '<html>Bad Request</html>', told: 'unknown' },
  { title: '402 with other keys', status: 402, body: { detail: 'x' }, told: 'unknown' },
  { title: '400 with a success code', status: 400, body: { message: 'SUCCESS' }, told: 'unknown' },
  { title: 'a success beside a failure', body: { message: 'SUCCESS', error: 'MONEY_NOT_ENOUGH' }, told: 'unknown' },
  { title: 'free text in error', body: { error: 'Something went wrong', success: true }, told: 'unknown' },
  { title: 'a list of errors', body: { errors: [{ field: 'amount' }] }, told: 'unknown' },
  { title: 'statusCode 500', body: { statusCode: 500, message: 'Internal' }, told: 'unknown' },
  { title: 'status 404 as text', body: { status: '404' }, told: 'unknown' },
  { title: 'code 400 as a number', body: { code: 400, message: 'Bad Request' }, told: 'unknown' },
  { title: 'success as the text false', body: { success: 'false' }, told: 'unknown' },
  { title: 'success 0', body: { success: 0 }, told: 'unknown' },
  { title: 'ok false', body: { ok: false }, told: 'refused' },
  { title: 'status false', body: { status: false }, told: 'refused' },
  { title: 'status error', body: { status: 'error' }, told: 'unknown' },
  { title: 'status failed', body: { status: 'Failed' }, told: 'unknown' },
  { title: 'status rejected', body: { status: 'REJECTED' }, told: 'unknown' },
  { title: 'status declined under data', body: { data: { status: 'declined' } }, told: 'unknown' },
  { title: 'success no', body: { success: 'no' }, told: 'unknown' },
  { title: 'partial content', status: 206, body: { message: 'OK' }, told: 'unknown' },
  { title: 'not modified', status: 304, body: null, told: 'unknown' },
  { title: 'deeper than three envelopes', body: nested(4, 'OK'), told: 'unknown' },
];

/** Rows for commands with an acknowledgement. */
const ackAnswers: readonly AnswerCase[] = [
  { title: 'the success of another call', body: { message: 'OTP_CODE_VALID' }, told: 'unknown' },
  { title: 'an empty 200', body: null, told: 'empty' },
  { title: 'an empty 201', status: 201, body: null, told: 'empty' },
  { title: 'an empty 204', status: 204, body: null, told: 'empty' },
  { title: 'true', body: true, told: 'unknown' },
  { title: 'an empty object', body: {}, told: 'empty' },
  { title: 'OK as text', body: 'OK', told: 'done' },
  { title: 'OK under data', body: { data: 'OK' }, told: 'done' },
  { title: 'OK in three envelopes', body: nested(3, 'OK'), told: 'done' },
  { title: 'no message', body: { message: null }, told: 'unknown' },
  { title: 'a success code', body: { message: 'SUCCESS' }, told: 'done' },
  { title: 'a success code in small letters', body: { message: 'success' }, told: 'done' },
  { title: 'success true', body: { success: true }, told: 'done' },
  { title: 'success true with data', body: { success: true, data: { balance: 10 } }, told: 'done' },
  { title: 'ok true', body: { ok: true }, told: 'done' },
  { title: 'status true', body: { status: true }, told: 'done' },
  { title: 'status success', body: { status: 'success' }, told: 'done' },
  { title: 'code 0', body: { code: 0 }, told: 'unknown' },
  { title: 'code 200', body: { code: 200 }, told: 'unknown' },
  { title: 'status 200 as text', body: { status: '200' }, told: 'unknown' },
  { title: 'statusCode 201', body: { statusCode: 201 }, told: 'unknown' },
  { title: 'other keys', body: { transactionId: 'T1', balance: 12.5 }, told: 'unknown' },
  { title: 'no error', body: { error: null, errors: [] }, told: 'unknown' },
  { title: 'a sentence of success', body: { message: 'โอนเงินสำเร็จ' }, told: 'unknown' },
  {
    title: 'a sentence of success beside a code',
    body: { message: 'Transfer completed', code: 'OK' },
    told: 'doneWithText',
  },
  { title: 'a demand beside success', body: { success: true, message: 'กรุณายืนยันตัวตน' }, told: 'doneWithText' },
  { title: 'free text beside a success', body: { success: true, message: 'Transfer done' }, told: 'doneWithText' },
  { title: 'a reversal', body: { message: 'ຍົກເລີກລາຍການຮຽບຮ້ອຍ' }, told: 'unknown' },
  { title: 'another status beside success', body: { success: true, status: 'REVERSED' }, told: 'unknown' },
  { title: 'another state in an envelope', body: { success: true, data: { state: 'CANCELLED' } }, told: 'unknown' },
  { title: 'success true beside another key', body: { success: true, reason: 'x', reference: 7 }, told: 'done' },
  { title: 'success TRUE as text', body: { success: 'TRUE' }, told: 'done' },
  { title: 'an envelope of nothing', body: { data: { result: {} } }, told: 'empty' },
  { title: 'success false with words', body: { success: false, message: 'ยอดไม่พอ' }, told: 'refused' },
  { title: 'success false under result', body: { result: { success: false, message: 'No' } }, told: 'refused' },
  { title: 'success false without words', body: { success: false }, told: 'refused' },
  { title: 'success false with a number', body: { success: false, code: '500' }, told: 'refused' },
  { title: 'success false with a success code', body: { success: false, message: 'SUCCESS' }, told: 'unknown' },
  {
    title: 'success true beside empty errors',
    body: { success: true, errorMessage: null, errorCode: 0 },
    told: 'done',
  },
  { title: 'a code beside an id', body: { _id: 'x', code: 'MONEY_NOT_ENOUGH' }, told: 'refused' },
  { title: 'code 500 beside a category', body: { category: 'wallet', code: 500 }, told: 'unknown' },
  { title: 'a bonus', body: { userBonus: null, code: 'PROMO10' }, told: 'unknown' },
  { title: 'a code beside an id of a QR code', body: { qrcodeId: 'x', code: 'QR_FAIL' }, told: 'unknown' },
  { title: 'success false under result without words', body: { result: { success: false } }, told: 'refused' },
  { title: 'a body in a text', body: { message: '{"success":false}' }, told: 'unknown' },
  { title: 'status 200 beside a denial', body: { status: 200, message: 'Insufficient balance' }, told: 'unknown' },
  { title: 'an unknown code', body: { code: 'E1007' }, told: 'unknown' },
  { title: 'an unknown code beside an amount', body: { code: 'E1007', amount: 100 }, told: 'unknown' },
  { title: 'an unknown status', body: { status: 'weird' }, told: 'unknown' },
  { title: 'a message that is an object', body: { message: { th: 'สำเร็จ' } }, told: 'unknown' },
  { title: 'a list', body: [], told: 'unknown' },
  { title: 'zero', body: 0, told: 'unknown' },
  { title: 'one', body: 1, told: 'unknown' },
  { title: 'false', body: false, told: 'unknown' },
  { title: 'other bare text', body: 'Thank you', told: 'unknown' },
  { title: 'a page', body: '<html>Welcome</html>', told: 'unknown' },
  { title: 'false under data', body: { data: false }, told: 'unknown' },
  { title: 'a list under data', body: { data: [] }, told: 'unknown' },
];

/** The service accepted the command and is still processing it. */
const pendingAnswers: readonly Omit<AnswerCase, 'told'>[] = [
  { title: '202', status: 202, body: null },
  { title: 'pending', body: { status: 'PENDING' } },
  { title: 'a pending state in an envelope', body: { data: { state: 'pending' } } },
  { title: 'pending as message', body: { message: 'Pending' } },
];

/** Rows for commands with a payload: schema violations and documented refusals. */
const payloadAnswers: Partial<Record<OperationId, readonly AnswerCase[]>> = {
  createQrcode: [
    { title: 'a code', body: { hasQrcode: true, qrcodeId: 'q1', qrcode: '<svg/>', amount: 100 }, told: 'shape' },
    { title: 'no code, with words', body: { hasQrcode: false, message: 'ปิดปรับปรุง' }, told: 'refused' },
    { title: 'no code, without words', body: { hasQrcode: false }, told: 'refused' },
    { title: 'no code under data', body: { data: { hasQrcode: false, message: 'Closed' } }, told: 'refused' },
  ],
  spin: [
    { title: 'a prize', body: { success: true, result: { code: 'A', label: '50', remainingCoin: 2 } }, told: 'shape' },
    {
      title: 'a prize whose code is 500',
      body: { success: true, result: { code: '500', label: '500', remainingCoin: 2 } },
      told: 'shape',
    },
    {
      title: 'a prize whose code is that of a refusal',
      body: { success: true, result: { code: 'NO_DATA', label: '50', remainingCoin: 2 } },
      told: 'shape',
    },
    { title: 'success false', body: { success: false }, told: 'refused' },
    { title: 'success false with words', body: { success: false, error: 'No coins' }, told: 'refused' },
    { title: 'an error alone', body: { error: 'No coins' }, told: 'unknown' },
    { title: 'an error beside success', body: { success: true, error: 'No coins' }, told: 'unknown' },
  ],
  claimCoupon: [
    { title: 'success', body: { success: true }, told: 'shape' },
    { title: 'success false', body: { success: false, error: 'COUPON_EXPIRED' }, told: 'refused' },
    { title: 'an error alone', body: { error: 'Already claimed' }, told: 'unknown' },
  ],
  activateBonus: [
    { title: 'success false', body: { success: false }, told: 'refused' },
    { title: 'success false with words', body: { success: false, message: 'Closed' }, told: 'refused' },
    { title: 'a bonus', body: { userBonus: { _id: 'b', isActive: true, received: [] } }, told: 'shape' },
    {
      title: 'a bonus whose code is 500',
      body: { code: '500', userBonus: { _id: 'b', isActive: true, received: [] } },
      told: 'shape',
    },
  ],
};

/** For these commands the success text itself says that the money is on its way. */
const acceptedIsDone: OperationId[] = ['withdraw', 'withdrawAll', 'uploadSlip', 'submitTruelink'];

/** Nothing in the account shows these, so an empty answer is their success. */
const emptyIsDone: OperationId[] = ['submitTruelink', 'deleteQrcode'];

/** An account that does not show these commands proves no refusal, so only a final refusal refuses them. */
const absenceProvesNothing: OperationId[] = ['uploadSlip', 'createQrcode', 'deleteQrcode', 'clearBonus'];

/** All answers to test for a money command. */
export function answersTo({ id, response }: Operations[OperationId]): readonly (AnswerCase & { told: Told })[] {
  const isAck = response === 'Ack' || response === 'ClearedBonus';
  const told = acceptedIsDone.includes(id) ? 'done' : 'unknown';
  const pending = pendingAnswers.map((answer) => ({ ...answer, told }) as const);
  const all = [...commonAnswers, ...(isAck ? [...ackAnswers, ...pending] : []), ...(payloadAnswers[id] ?? [])];
  return all.map((answer) => {
    if (answer.told === 'empty') return { ...answer, told: emptyIsDone.includes(id) ? 'done' : 'unknown' };
    const isWeak =
      absenceProvesNothing.includes(id) && !isEndOf(answer) && !(id === 'createQrcode' && isSuccessStatus(answer));
    return { ...answer, told: isWeak && answer.told === 'refused' ? 'unknown' : answer.told };
  });
}

/** Whether an answer ends the session or the visit. */
const isEndOf = ({ body }: AnswerCase) => /"(gone|invalid-token|INVALID_USER_2)"/.test(JSON.stringify(body));
const isSuccessStatus = ({ status = 200 }: AnswerCase) => status < 300;
