import { errorCodes } from '../../generated/error-codes.ts';
import { operations, type OperationId } from '../../generated/operations.ts';
import { namedAnswers } from '../../mocks/sandbox/contract-example.ts';

/** What of the contract a run of the browser tests was answered, each sorted. */
export interface Coverage {
  operations: string[];
  /** `login 400` */
  answers: string[];
  /** `login 400 WRONG_CREDENTIAL` */
  examples: string[];
  codes: string[];
}

export const measures = ['operations', 'answers', 'examples', 'codes'] as const;

const ids = Object.values(operations).map(({ id }) => id);
const isOperation = (text: string): text is OperationId => ids.some((id) => id === text);

/** All that the contract has. */
export function wholeContract(): Coverage {
  const named = ids.flatMap((id) => namedAnswers(id).map(({ status, name }) => ({ id, status, name })));
  return {
    operations: [...ids].sort(),
    answers: [...new Set(named.map(({ id, status }) => `${id} ${status}`))].sort(),
    examples: named.map(({ id, status, name }) => `${id} ${status} ${name}`).sort(),
    codes: [...errorCodes, 'gone', 'invalid-token'].sort(),
  };
}

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
      // A refusal is its code, whatever else its body says.
      seen.flatMap(({ id, status, name, code }) => [`${id} ${status} ${name}`, `${id} ${status} ${code}`]),
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
