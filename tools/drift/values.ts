import type { Random } from '../../mocks/sandbox/state/random.ts';
import type { Documents } from './documents.ts';
import type { Schema } from './contract.ts';
import { isRecord } from './is-record.ts';

/** Values by the name of a path parameter or body field. */
export type Values = Readonly<Record<string, unknown>>;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T23:59:59+07:00',
  date: '2026-01-31',
  uri: 'https://wallet.example.com/',
  email: 'drift@wallet.example.com',
  uuid: '00000000-0000-4000-8000-000000000000',
};
const longText = 64;

/** Creates values for requests. Texts come from the seeded random source only. */
export function valueMaker(documents: Documents, random: Random) {
  return {
    /** `hint` is an example of the whole value, used where the schema is not specific enough. */
    smallest: (schema: Schema, hint?: unknown) => make(schema, hint, false),
    /** With every optional field. */
    largest: (schema: Schema, hint?: unknown) => make(schema, hint, true),
    variations,
  };

  function make(reference: Schema, hint: unknown, large: boolean): unknown {
    const schema = documents.follow(reference);
    const alternatives = schema.anyOf ?? schema.oneOf;
    if (alternatives) return make(alternatives.at(large ? -1 : 0) ?? {}, hint, large);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum.at(large ? -1 : 0);
    switch (typeOf(schema)) {
      case 'object':
        return makeObject(schema, hint, large);
      case 'array': {
        const size = large ? (schema.maxItems ?? Math.max(schema.minItems ?? 0, 1)) : (schema.minItems ?? 0);
        return Array.from({ length: size }, (_, index) => make(schema.items ?? {}, itemOf(hint, index), large));
      }
      case 'string':
        return makeText(schema, hint, large);
      case 'number':
      case 'integer':
        return makeNumber(schema, hint, large);
      case 'boolean':
        return large;
      default:
        return null;
    }
  }

  function makeObject({ properties = {}, required = [] }: Schema, hint: unknown, large: boolean): unknown {
    const names = Object.keys(properties).filter((name) => large || required.includes(name));
    return Object.fromEntries(
      names.map((name) => [name, make(properties[name] ?? {}, isRecord(hint) ? hint[name] : undefined, large)]),
    );
  }

  function makeText(
    { format, pattern, minLength = 0, maxLength = longText }: Schema,
    hint: unknown,
    large: boolean,
  ): string {
    if (format !== undefined && formats[format]) return formats[format];
    // An example is the best source for a text that matches a pattern.
    if (pattern !== undefined && typeof hint === 'string') return hint;
    return random.text(letters, large ? Math.max(maxLength, minLength) : minLength);
  }

  function makeNumber(schema: Schema, hint: unknown, large: boolean): number {
    const step = stepOf(schema);
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
    const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + step);
    // Without a limit the example is large enough, because these are amounts of money.
    const usual = typeof hint === 'number' ? hint : least;
    const most = maximum ?? (exclusiveMaximum === undefined ? usual : exclusiveMaximum - step);
    return large ? most : least;
  }

  /** Values that differ from `base` in one place: both sides of each limit, a missing or extra field, a wrong type. */
  function variations(reference: Schema, base: unknown): unknown[] {
    const schema = documents.follow(reference);
    const alternatives = schema.anyOf ?? schema.oneOf;
    if (alternatives)
      return [strangerTo(base), ...alternatives.flatMap((each) => (fits(each, base) ? variations(each, base) : []))];
    if (isRecord(base)) return [strangerTo(base), ...ofObject(schema, base)];
    if (Array.isArray(base)) return [strangerTo(base), ...ofList(schema, base)];
    if (typeof base === 'string') return [strangerTo(base), ...ofText(schema, base)];
    if (typeof base === 'number') return [strangerTo(base), ...ofNumber(schema)];
    return [strangerTo(base)];
  }

  function ofObject(
    { properties = {}, required = [], additionalProperties }: Schema,
    base: Record<string, unknown>,
  ): unknown[] {
    const without = required.map((name) => Object.fromEntries(Object.entries(base).filter(([key]) => key !== name)));
    const tooMany = additionalProperties === false ? [{ ...base, driftExtra: 'extra' }] : [];
    const changed = Object.entries(properties).flatMap(([name, property]) =>
      name in base ? variations(property, base[name]).map((value) => ({ ...base, [name]: value })) : [],
    );
    return [...without, ...tooMany, ...changed];
  }

  function ofList({ items, minItems, maxItems }: Schema, base: unknown[]): unknown[] {
    const sized = (size: number) =>
      Array.from({ length: Math.max(size, 0) }, (_, index) => base[index % base.length] ?? 0);
    const sizes = [minItems, minItems && minItems - 1, maxItems, maxItems && maxItems + 1].filter(
      (size) => size !== undefined,
    );
    const [first, ...rest] = base;
    const changed = items && base.length > 0 ? variations(items, first).map((value) => [value, ...rest]) : [];
    return [...sizes.map(sized), ...changed];
  }

  function ofText(
    { enum: values, const: only, format, pattern, minLength, maxLength }: Schema,
    base: string,
  ): unknown[] {
    if (values || only !== undefined) return ['NOT_IN_THE_CONTRACT', ...(values ?? [])];
    const lengths = [minLength, minLength && minLength - 1, maxLength, maxLength && maxLength + 1];
    return [
      ...lengths.filter((length) => length !== undefined).map((length) => random.text(letters, length)),
      ...(format === undefined ? [] : ['not a ' + format]),
      ...(pattern === undefined ? [] : [`${base}#1`]),
    ];
  }

  function ofNumber(schema: Schema & { 'x-decimals'?: number }): unknown[] {
    const step = stepOf(schema);
    const { minimum: min, maximum: max, exclusiveMinimum: above, exclusiveMaximum: below } = schema;
    return [
      ...(min === undefined ? [] : [min, min - step]),
      ...(above === undefined ? [] : [above + step, above]),
      ...(max === undefined ? [] : [max, max + step]),
      ...(below === undefined ? [] : [below - step, below]),
      ...(schema.type === 'integer' ? [1.5] : []),
      ...(schema['x-decimals'] === undefined ? [] : [tooFine(schema, schema['x-decimals'])]),
    ];
  }

  function fits(reference: Schema, base: unknown): boolean {
    const type = typeOf(documents.follow(reference));
    if (type === 'object') return isRecord(base);
    return type === 'array' ? Array.isArray(base) : typeof base === (type === 'integer' ? 'number' : type);
  }
}

export type ValueMaker = ReturnType<typeof valueMaker>;

/** A number within the limits with one decimal too many. */
const tooFine = ({ minimum = 0 }: Schema, decimals: number) => minimum + Number(`1e-${decimals + 1}`) + 1;

const stepOf = ({ type, multipleOf }: Schema) => multipleOf ?? (type === 'integer' ? 1 : 0.01);

function typeOf({ type, properties, items }: Schema): string {
  const [first] = [type ?? []].flat().filter((each) => each !== 'null');
  return first ?? (properties ? 'object' : items ? 'array' : 'null');
}

const itemOf = (hint: unknown, index: number): unknown => (Array.isArray(hint) ? (hint[index] ?? hint[0]) : undefined);

const strangerTo = (value: unknown): unknown => (typeof value === 'string' ? 12 : 'drift');
