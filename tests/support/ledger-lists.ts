import { errorCodes, type ErrorCode } from '../../generated/error-codes.ts';
import { operations, type OperationId } from '../../generated/operations.ts';
import { idsIn, readings, requirements } from '../../tools/ledger/requirements.ts';

/** The codes in the ledger's rows with these ids, such as `R-432…R-442`. */
export const codesIn = (ids: string): string[] =>
  requirements
    .filter(({ id }) => idsIn(ids).includes(id))
    .flatMap(({ text }) => [...text.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, code = '']) => code));

/** The same, for rows of error codes. Fails when one is not in the contract. */
export const errorCodesIn = (ids: string): ErrorCode[] => {
  const listed = codesIn(ids);
  const found = errorCodes.filter((code) => listed.includes(code));
  if (found.length === 0 || found.length !== listed.length) throw new Error(`${ids}: not the codes of the contract`);
  return found;
};

/** The calls that a reading lists after its first colon: `GETs that change state: refresh/slot, …` */
export const callsIn = (reading: string): string[] =>
  /: (.*)\./.exec(readings.get(reading) ?? '')?.[1]?.split(', ') ?? [];

/** The operations that no screen calls. The reading names the method where a screen calls another one. */
export const withoutScreen: OperationId[] = Object.values(operations)
  .filter(({ method, path }) => {
    const call = path.replace('/api/', '');
    return [call, `${method.toUpperCase()} ${call}`].some((each) => callsIn('A-14').includes(each));
  })
  .map(({ id }) => id);
