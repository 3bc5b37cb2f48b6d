import addFormats from 'ajv-formats';
import type { AnySchemaObject, ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Contract, Schema } from './contract.ts';
import { pointerOf, type Place } from './documents.ts';
import type { Kind } from './exchange.ts';
import { show } from './redact.ts';
import { Stop } from './stop.ts';

export interface Mismatch {
  readonly kind: Kind;
  readonly at: string;
  readonly place: Place;
  /** What is wrong with the value: `is missing`. */
  readonly message: string;
}

/** AJV's params have no types beyond their keyword. */
interface Params {
  missingProperty?: string;
  additionalProperty?: string;
  allowedValues?: unknown[];
  allowedValue?: unknown;
  type?: string | string[];
  format?: string;
  pattern?: string;
  limit?: number;
}

/** The kind and the words for a value that breaks a keyword. `value` is the value as a report may show it. */
const keywords: Readonly<Record<string, readonly [Kind, (value: string, params: Params) => string]>> = {
  required: ['missing-required', () => 'is missing'],
  additionalProperties: ['extra-property', () => 'is a property that the contract does not allow'],
  enum: [
    'unknown-enum-value',
    (value, { allowedValues = [] }) => `is ${value}, none of ${allowedValues.slice(0, 12).join(', ')}`,
  ],
  const: ['unknown-enum-value', (value, { allowedValue }) => `is ${value}, not ${JSON.stringify(allowedValue)}`],
  pattern: ['pattern', (value, { pattern: wanted }) => `is ${value}, which does not match ${wanted}`],
  minLength: ['length', (_, { limit }) => (limit === 1 ? 'is empty' : `has fewer than ${limit} characters`)],
  maxLength: ['length', (_, { limit }) => `has more than ${limit} characters`],
  minimum: ['minimum-maximum', (value, { limit }) => `is ${value}, less than ${limit}`],
  maximum: ['minimum-maximum', (value, { limit }) => `is ${value}, more than ${limit}`],
  exclusiveMinimum: ['minimum-maximum', (value, { limit }) => `is ${value}, not more than ${limit}`],
  exclusiveMaximum: ['minimum-maximum', (value, { limit }) => `is ${value}, not less than ${limit}`],
  minItems: ['min-items-max-items', (_, { limit }) => `has fewer than ${limit} items`],
  maxItems: ['min-items-max-items', (_, { limit }) => `has more than ${limit} items`],
  'x-decimals': ['decimals', (value) => `is ${value}, which has too many decimals, or too many digits to be exact`],
};

/** Validates values by the contract's schemas with AJV. Throws a Stop for an invalid schema. */
export function schemaCheck({ documents, file }: Contract) {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    verbose: true,
    validateSchema: false,
    validateFormats: true,
    strictNumbers: true,
  });
  addFormats(ajv);
  // Stricter than AJV's own format, which accepts what clients refuse: a space for the T, offsets without a colon, leap
  // seconds.
  ajv.addFormat('date-time', isDateTime);
  ajv.addKeyword({
    keyword: 'x-decimals',
    type: 'number',
    schemaType: 'number',
    validate: (most: number, value: number) =>
      decimalsOf(value) <= most && Math.abs(value) <= Number.MAX_SAFE_INTEGER / 10 ** most,
  });
  ajv.addSchema(documents.content(file), file, undefined, false);
  const accepts = (schema: Schema, value: unknown) => errorsOf(schema, value).length === 0;
  return {
    accepts,
    mismatches: (schema: Schema, value: unknown, side: 'request' | 'answer'): Mismatch[] =>
      reduce(errorsOf(schema, value))
        .filter((error) => !isOfOtherSide(error, side))
        .map(toMismatch),
  };

  /** A required field that only the other direction may contain is not required here. */
  function isOfOtherSide({ keyword, parentSchema, params }: ErrorObject, side: 'request' | 'answer'): boolean {
    if (keyword !== 'required') return false;
    const { properties } = (parentSchema ?? {}) as Schema; // a node of the contract, because its `required` failed
    const { missingProperty = '' }: Params = params;
    const property = properties?.[missingProperty];
    const { writeOnly, readOnly } = property ? documents.follow(property) : {};
    return (side === 'answer' ? writeOnly : readOnly) === true;
  }

  function errorsOf(schema: Schema, value: unknown): ErrorObject[] {
    try {
      const validate = ajv.compile(schema);
      void validate(value);
      return [...(validate.errors ?? [])];
    } catch (problem) {
      const { pointer } = documents.placeOf(schema);
      throw new Stop(2, `The contract's schema ${pointer} is none: ${problem instanceof Error ? problem.message : ''}`);
    }
  }

  /** AJV reports the errors of all alternatives. Keeps those of the one that the value was meant for. */
  function reduce(errors: ErrorObject[]): ErrorObject[] {
    const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
    const outermost = choices.filter((one) => !choices.some((other) => other !== one && isWithin(one, other)));
    const plain = errors.filter((error) => !outermost.some((choice) => error === choice || isWithin(error, choice)));
    return [...plain, ...outermost.flatMap(meantBy)];
  }

  function meantBy(choice: ErrorObject): ErrorObject[] {
    const branches = alternativesOf(choice.parentSchema);
    const close = branches
      .map((branch) => errorsOf(branch, choice.data))
      .filter(
        (errors) =>
          errors.length > 0 && !errors.some(({ keyword, instancePath }) => keyword === 'type' && instancePath === ''),
      )
      .sort((a, b) => a.length - b.length)[0];
    if (!close) return [choice];
    return reduce(close).map((error) => ({ ...error, instancePath: choice.instancePath + error.instancePath }));
  }

  function toMismatch(error: ErrorObject): Mismatch {
    const { keyword, instancePath, data } = error;
    const params: Params = error.params;
    const below = keyword === 'required' ? params.missingProperty : params.additionalProperty;
    const at = instancePath + (below === undefined ? '' : pointerOf(below));
    // With `verbose` every error contains its schema, which is a node of the documents.
    const place = documents.placeOf(error.parentSchema as object, keyword);
    const [kind, message] = told(keyword, params, data, show(data, at));
    return { kind, at, place, message };
  }
}

export type SchemaCheck = ReturnType<typeof schemaCheck>;

/** Whether an error comes from an alternative: at the same place or below, in another schema. */
function isWithin(error: ErrorObject, choice: ErrorObject): boolean {
  const below = error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`);
  return below && error.parentSchema !== choice.parentSchema;
}

function alternativesOf(schema: AnySchemaObject | undefined): Schema[] {
  // This node has one of the two keywords, because that keyword failed.
  const { anyOf, oneOf } = (schema ?? {}) as { anyOf?: Schema[]; oneOf?: Schema[] };
  return anyOf ?? oneOf ?? [];
}

const articles: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  integer: 'a whole number',
  null: 'null',
};
const dateTimeWithExample = 'date-time such as 2026-11-20T20:41:07+07:00';
const named = (type: string) => articles[type] ?? `a ${type}`;

function typeOf(data: unknown): string {
  if (data === null) return 'null';
  return Array.isArray(data) ? 'array' : typeof data;
}

function told(keyword: string, params: Params, data: unknown, value: string): [Kind, string] {
  const [kind, say] = keywords[keyword] ?? [];
  if (kind && say) return [kind, say(value, params)];
  const typeKind = data === null ? 'null' : 'wrong-type';
  const given = named(typeOf(data));
  if (keyword === 'anyOf' || keyword === 'oneOf') return [typeKind, `is ${given}, which is none of the alternatives`];
  if (keyword === 'type') {
    const isFraction = Number.isFinite(data) && params.type === 'integer';
    const wanted = [params.type ?? []].flat().map(named).join(' or ');
    return [typeKind, isFraction ? `is ${value}, not a whole number` : `is ${given}, not ${wanted}`];
  }
  if (keyword !== 'format') return ['other-constraint', `breaks ${keyword}`];
  const { format } = params;
  if (format === 'date-time') return ['format-date-time', `is ${value}, which is no ${dateTimeWithExample}`];
  return [format === 'uri' ? 'format-uri' : 'format-other', `is ${value}, which is no ${format}`];
}

/** The number of decimals in a number's shortest notation: 2 for 0.07, 7 for 1e-7, 0 for 5. */
export function decimalsOf(value: number): number {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}

const pattern =
  /^(\d{4})-(\d\d)-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** Whether every client reads the same instant: RFC 3339 without leap seconds, an existing day. */
function isDateTime(text: string): boolean {
  const [, year, month, day] = pattern.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}
