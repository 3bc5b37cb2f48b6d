import { errorCodes } from '../../generated/error-codes.ts';
import { operations, type OperationId } from '../../generated/operations.ts';
import { namedAnswers, type NamedAnswer } from '../../mocks/sandbox/contract-example.ts';

/** What of the contract a run of the browser tests was answered, each sorted. */
export interface Coverage {
  operations: string[];
  /** `login 400` */
  answers: string[];
  /** `login 400 WRONG_CREDENTIAL`; what operations share counts once: `ServerError 500 rawText` */
  examples: string[];
  codes: string[];
}

export const measures = ['operations', 'answers', 'examples', 'codes'] as const;

const ids = Object.values(operations).map(({ id }) => id);
const isOperation = (text: string): text is OperationId => ids.some((id) => id === text);

/** All that the contract has. */
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

/** Reads the notes of the browser tests (tests/support/contract-coverage.ts); what the contract does not document counts for nothing. */
export function coverageOf(notes: readonly string[]): Coverage {
  const whole = wholeContract();
  const seen = notes
    .flatMap((note) => note.split('\n'))
    .map((line) => line.split('\t'))
    .flatMap(([id = '', status = '', name = '', code = '']) => (isOperation(id) ? [{ id, status, name, code }] : []));
  const among = (all: readonly string[], found: readonly string[]) => {
    const set = new Set(found);
    return all.filter((each) => set.has(each));
  };
  return {
    operations: among(
      whole.operations,
      seen.map(({ id }) => id),
    ),
    answers: among(
      whole.answers,
      seen.map(({ id, status }) => `${id} ${status}`),
    ),
    examples: among(
      whole.examples,
      seen.flatMap(({ id, status, name, code }) =>
        namedAnswers(id)
          // A refusal is its code, whatever else its body says.
          .filter((answer) => String(answer.status) === status && [name, code].includes(answer.name))
          .map(nameOf),
      ),
    ),
    codes: among(
      whole.codes,
      seen.map(({ code }) => code),
    ),
  };
}

/** What the earlier run had and this one has not. */
export function lost(recorded: Coverage, now: Coverage): string[] {
  const gone = measures.flatMap((measure) => {
    const known = new Set(wholeContract()[measure]);
    const has = new Set(now[measure]);
    // What has left the contract is no loss.
    return recorded[measure].filter((each) => known.has(each) && !has.has(each));
  });
  // Of an operation that is gone its answers need no mention.
  return gone.filter((each) => !gone.some((shorter) => each !== shorter && each.startsWith(`${shorter} `)));
}
