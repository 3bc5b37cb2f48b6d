import { unit, type Fault } from './fault.ts';

const table = {
  breaks: 'A-118',
  file: 'src/api/wire/money/money-answer.ts',
  caughtBy: unit('api/wire/money-answer.test.ts'),
} as const;

/** Faults in the decision table of docs/backend.md: one for each row, in its order. */
export const moneyAnswerFaults: readonly Fault[] = [
  { ...table, name: 'the end of a session with status 500 is a refusal', find: '  ended,\n', replace: '' },
  { ...table, name: 'a timeout with words is a refusal', find: '  noAnswer,\n', replace: '' },
  { ...table, name: 'a success code beside a failure is a refusal', find: '  contradiction,\n', replace: '' },
  { ...table, name: 'a documented refusal in a success is unknown', find: '  documentedRefusal,\n', replace: '' },
  { ...table, name: 'a known code in a success is no refusal', find: '  knownCode,\n', replace: '' },
  { ...table, name: 'INTERNAL_SERVER_ERROR with status 400 is a refusal', find: '  serverError,\n', replace: '' },
  { ...table, name: 'a 403 without words is unknown', find: '  refusingStatus,\n', replace: '' },
  { ...table, name: 'a 400 with words is unknown', find: '  otherClientError,\n', replace: '' },
  {
    ...table,
    name: 'partial content is a success',
    find: 'answer.status !== 206 && ',
    replace: '',
  },
  {
    ...table,
    name: 'a sign of failure in a success is ignored',
    find: '  signOfFailure,\n',
    replace: '',
  },
  {
    ...table,
    name: 'an accepted transfer is done',
    find: "  if (acceptedIsDone.includes(operation.id)) return { kind: 'done' };\n  return { ...said('unknown', answer), pending: true };",
    replace: "  return { kind: 'done' };",
  },
  {
    ...table,
    name: 'any free text is an acknowledgement',
    find: "saysSuccess(text, accepted) ? { kind: 'done' } : said('unknown', answer)",
    replace: "text === accepted ? said('unknown', answer) : { kind: 'done' }",
  },
  {
    ...table,
    name: 'a prize that breaks the contract is done',
    find: "isAck(operation) ? undefined : { kind: 'shape' }",
    replace: "isAck(operation) ? undefined : { kind: 'done' }",
  },
  {
    ...table,
    name: 'answers under "payload" are not read',
    file: 'src/api/wire/money/answer-layers.ts',
    find: ", 'payload']",
    replace: ']',
  },
];
