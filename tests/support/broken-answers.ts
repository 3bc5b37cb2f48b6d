import type { OperationId } from '../../generated/operations.ts';
import { operations, violations } from './contract.ts';
import { volume } from './volume.ts';

/** An answer that is not the one of the contract, as the control API sends it. */
export interface BrokenAnswer {
  /** What is wrong with it, for the report of a failure. */
  how: string;
  body: string;
  contentType?: string;
}

type Path = readonly string[];

/** What stands where something else belongs, as JSON; a number that is too large is one to JSON and to nobody else. */
const strays = [
  ...['null', 'true', '{}', '[]', '[null]', '"NaN"', '"undefined"', '"1,234.56"', '""', '-1e400', '1e400', '-0.001'],
  JSON.stringify('9'.repeat(5_000)),
  undefined,
];

/** Every place of a value; of a list the first two entries, because the others are like them. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).slice(0, Array.isArray(value) ? 2 : undefined);
  return [...(path.length > 0 ? [path] : []), ...inner.flatMap(([key, each]) => placesIn(each, [...path, key]))];
}

const mark = 'the place of the stray';

/** The value as JSON with a stray in one place, or without that place. */
function withStray(value: unknown, path: Path, stray: string | undefined): string {
  const copy = structuredClone(value) as Record<string, unknown>; // a place is within an object or a list
  const holder = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, copy); // and so is each on its way
  const last = path.at(-1) ?? '';
  if (stray === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = mark;
  return JSON.stringify(copy).replace(JSON.stringify(mark), () => stray ?? '');
}

/** Answers that are wrong as a whole: cut off, of another type, of another kind, beyond all measure. */
const wrongAsAWhole = (json: string): BrokenAnswer[] => [
  { how: 'cut in half', body: json.slice(0, Math.ceil(json.length / 2)) },
  { how: 'a page of HTML', body: '<h1>Sign in to the Wi-Fi</h1>', contentType: 'text/html' },
  { how: 'nothing', body: '' },
  { how: 'null', body: 'null' },
  { how: 'a list of nothing', body: '[null]' },
  { how: 'a number', body: '-0.001' },
  { how: 'three million letters', body: JSON.stringify({ junk: 'x'.repeat(3_000_000) }) },
  { how: 'nested 50,000 deep', body: '{"data":'.repeat(50_000) + 'null' + '}'.repeat(50_000) },
  {
    how: 'a long list',
    body: JSON.stringify(Array.from({ length: volume({ gate: 1_000, full: 20_000 }) }, () => ({ amount: 'NaN' }))),
  },
];

/** Every way of breaking an operation's good answer that is known here: none is JSON that AJV takes for the operation's. */
export function brokenAnswers(id: OperationId, good: unknown): BrokenAnswer[] {
  const schema = operations
    .find((operation) => operation.id === id)
    ?.responses.find(({ status }) => status === '200')?.schema;
  if (!schema) throw new Error(`openapi.yaml has no success of ${id}`);
  const oneWrongPlace = placesIn(good).flatMap((path) =>
    strays.map((stray) => ({
      how: `/${path.join('/')}: ${stray?.slice(0, 20) ?? 'missing'}`,
      body: withStray(good, path, stray),
    })),
  );
  const isBroken = ({ body }: BrokenAnswer) => {
    try {
      return violations(schema, JSON.parse(body)).length > 0;
    } catch {
      return true; // no JSON
    }
  };
  return [...wrongAsAWhole(JSON.stringify(good)), ...oneWrongPlace].filter(isBroken);
}
