import type { OperationId } from '../../generated/operations.ts';
import { operations } from './contract.ts';
import { violations } from './violations.ts';
import { volume } from './volume.ts';

/** An answer that violates the contract, in the form of the control API. */
export interface BrokenAnswer {
  /** What is wrong with it, for failure reports. */
  how: string;
  body: string;
  contentType?: string;
}

type Path = readonly string[];

/** JSON values to put in the wrong place. `1e400` is a valid JSON number, but too large for JavaScript. */
const strays = [
  ...['null', 'true', '{}', '[]', '[null]', '"NaN"', '"undefined"', '"1,234.56"', '""', '-1e400', '1e400', '-0.001'],
  JSON.stringify('9'.repeat(5_000)),
  undefined,
];

/** Every path in a value; of a list only the first two entries, because the others are alike. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).slice(0, Array.isArray(value) ? 2 : undefined);
  return [...(path.length > 0 ? [path] : []), ...inner.flatMap(([key, each]) => placesIn(each, [...path, key]))];
}

const mark = 'the place of the stray';

/** The value as JSON, with one path replaced or removed. */
function withStray(value: unknown, path: Path, stray: string | undefined): string {
  const copy = structuredClone(value) as Record<string, unknown>; // a path is inside an object or a list
  const holder = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, copy); // so is every part of it
  const last = path.at(-1) ?? '';
  if (stray === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = mark;
  return JSON.stringify(copy).replace(JSON.stringify(mark), () => stray ?? '');
}

/** Answers that are wrong as a whole: truncated, of another type, of another content type, or far too large. */
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
    body: JSON.stringify(Array.from({ length: volume({ gate: 1_000, soak: 20_000 }) }, () => ({ amount: 'NaN' }))),
  },
];

/** All known ways to break a valid answer of an operation. Variants that AJV still accepts are left out. */
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
