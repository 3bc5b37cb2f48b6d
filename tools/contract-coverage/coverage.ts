import { errorCodes } from '../../generated/error-codes.ts';
import { operations, type OperationId } from '../../generated/operations.ts';
import { namedAnswers, type NamedAnswer } from '../../mocks/sandbox/contract-example.ts';

/** The parts of the contract that the browser tests received as answers. All lists are sorted. */
export interface Coverage {
  operations: string[];
  /** `login 400` */
  answers: string[];
  /** `login 400 WRONG_CREDENTIAL`. Shared answers count once: `ServerError 500 rawText` */
  examples: string[];
  codes: string[];
}

export const measures = ['operations', 'answers', 'examples', 'codes'] as const;

const ids = Object.values(operations).map(({ id }) => id);
const isOperation = (text: string): text is OperationId => ids.some((id) => id === text);

export function wholeContract(): Coverage {
  const named = ids.flatMap((id) => namedAnswers(id).map((answer) => ({ id, ...answer })));
  return {
    operations: [...ids].sort(),
    answers: [...new Set(named.map(({ id, status }) => `${id} ${status}`))].sort(),
    examples: [...new Set(named.map(nameOf))].sort(),
    codes: [...errorCodes, 'gone', 'invalid-token'].sort(),
  };
}

const nameOf = ({ owner, status, name }: NamedAnswer) => `${owner} ${status} ${name}`;

/** Reads the records of the browser tests (tests/support/contract-coverage.ts). Undocumented answers do not count. */
export function coverageOf(notes: readonly string[]): Coverage {
  const whole = wholeContract();
  const seen = notes
    .flatMap((note) => note.split('\n'))
    .map((line) => line.split('\t'))
    .flatMap(([id = '', status = '', name = '', code = '']) => (isOperation(id) ? [{ id, status, name, code }] : []));
  const received: Coverage = {
    operations: seen.map(({ id }) => id),
    answers: seen.map(({ id, status }) => `${id} ${status}`),
    examples: seen.flatMap(({ id, status, name, code }) =>
      namedAnswers(id)
        // A refusal is identified by its code; the rest of the body does not matter.
        .filter((answer) => String(answer.status) === status && [name, code].includes(answer.name))
        .map(nameOf),
    ),
    codes: seen.map(({ code }) => code),
  };
  const among = (measure: (typeof measures)[number]) => {
    const set = new Set(received[measure]);
    return whole[measure].filter((each) => set.has(each));
  };
  return {
    operations: among('operations'),
    answers: among('answers'),
    examples: among('examples'),
    codes: among('codes'),
  };
}

/** What the recorded run covered and this one does not. */
export function lost(recorded: Coverage, now: Coverage): string[] {
  const gone = measures.flatMap((measure) => {
    const known = new Set(wholeContract()[measure]);
    const has = new Set(now[measure]);
    // Parts removed from the contract are no loss.
    return recorded[measure].filter((each) => known.has(each) && !has.has(each));
  });
  // Do not list the answers of an operation that is listed itself.
  return gone.filter((each) => !gone.some((shorter) => each !== shorter && each.startsWith(`${shorter} `)));
}
