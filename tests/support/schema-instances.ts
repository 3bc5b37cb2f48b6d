import fc from 'fast-check';
import { refName, type Schema } from '../../tools/generate/contract.ts';

/** Date-times as services write them: with seconds, in Z or with an offset, from year 1 to 9999. */
const dateTimes = fc
  .tuple(
    fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true }),
    fc.constantFrom('', '.5', '.123', '.123456789'),
    fc.constantFrom('Z', '+07:00', '-11:30', '+00:00', '-00:00', '+14:00'),
  )
  .map(([date, fraction, zone]) => date.toISOString().slice(0, 19) + fraction + zone);

/** Texts similar to date-times, some of them valid: leap days, Buddhist years. */
const nearDateTimes = [
  '2026-02-30T10:00:00Z',
  '2025-02-29T10:00:00Z',
  '2024-02-29T10:00:00Z',
  '1900-02-29T10:00:00Z',
  '2000-02-29T10:00:00Z',
  '2026-13-01T10:00:00Z',
  '2026-00-10T10:00:00Z',
  '2026-11-31T10:00:00Z',
  '2026-11-20',
  '20/11/2569 20:01:40',
  '1732107700000',
  '2026-11-20T20:01Z',
  '2026-11-20T20:01+07:00',
  '2026-11-20T20:01:40',
  '2026-11-20T24:00:00Z',
  '2026-11-20T23:60:00Z',
  '2026-11-20T23:59:61Z',
  '2026-11-20T20:01:40+7:00',
  '2026-11-20T20:01:40+24:00',
  '2026-11-20T20:01:40.Z',
  '2026-11-20T20Z',
  '2569-11-20T20:01:40+07:00',
  '๒๕๖๙-๑๑-๒๐T๒๐:๐๑:๔๐Z',
  '12026-11-20T20:01:40Z',
  '-2026-11-20T20:01:40Z',
  '2026-11-20T20:01:40ZZ',
];

/** Instances of one schema: `valid` ones match it, `mutated` ones differ from a valid one in one place. */
export interface Instances {
  valid: fc.Arbitrary<unknown>;
  mutated: fc.Arbitrary<unknown>;
}

/** The value of a key that must exist. */
export function entry<Value>(map: Map<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`There is no ${key}`);
  return value;
}

/** Instances of all components of a set. Throws at an unsupported keyword. */
export function instancesOf(components: Record<string, Schema>): Map<string, Instances> {
  const known = new Map<string, Instances>();
  Object.keys(components).forEach(component);
  return known;

  function component(name: string): Instances {
    const schema = components[name];
    if (!schema) throw new Error(`There is no component ${name}`);
    const instances = known.get(name) ?? instancesOfSchema(schema);
    known.set(name, instances);
    return instances;
  }

  function instancesOfSchema(schema: Schema): Instances {
    const unknown = Object.keys(schema).filter((keyword) => !keywords.has(keyword));
    if (unknown.length > 0) throw new Error(`Nothing tests ${unknown.join()}: teach tests/support/schema-instances.ts`);
    const { $ref, anyOf, enum: values, type } = schema;
    if ($ref !== undefined) return component(refName({ $ref }));
    if (anyOf) return oneOf(anyOf.map(instancesOfSchema));
    if (Array.isArray(type)) return oneOf(type.map((one) => instancesOfSchema({ ...schema, type: one })));
    if (values) return ofValues(values);
    if (schema.const !== undefined) return ofValues([schema.const]);
    if (type === 'string') return ofStrings(schema);
    if (type === 'number' || type === 'integer') return ofNumbers(schema);
    if (type === 'boolean')
      return { valid: fc.boolean(), mutated: fc.oneof(strangers, fc.constantFrom('true', 'false', 0, 1)) };
    if (type === 'null') return { valid: fc.constant(null), mutated: strangers };
    if (type === 'array') return ofArrays(instancesOfSchema(schema.items ?? {}));
    if (type === 'object') return ofObjects(schema, instancesOfSchema);
    if (type === undefined) return { valid: strangers, mutated: strangers };
    throw new Error(`Nothing tests a schema of type ${type}`);
  }
}

const keywords = new Set([
  ...['$ref', 'anyOf', 'type', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'items', 'properties', 'required', 'additionalProperties'],
  // Keywords without an effect on validation.
  ...['description', 'writeOnly', 'contentMediaType', 'x-enumDescriptions', 'x-assumed', 'x-any-text', 'x-decimals'],
  ...['x-invalid-request', 'x-link', 'x-order'],
]);

/** Values of every JSON type, mostly of the wrong one. */
const strangers = fc.constantFrom<unknown>(
  ...[null, true, false, 0, -1.5, 7, '', '7', 'text', [], [null], ['text'], {}, { a: 1 }],
);

function oneOf(alternatives: Instances[]): Instances {
  return {
    valid: fc.oneof(...alternatives.map(({ valid }) => valid)),
    mutated: fc.oneof(...alternatives.map(({ mutated }) => mutated)),
  };
}

function ofValues(values: string[]): Instances {
  const value = fc.constantFrom(...values);
  return {
    valid: value,
    mutated: fc.oneof(
      value.map((text) => text.toLowerCase()),
      ...notQuite(value),
    ),
  };
}

const texts = [
  ...['', ' ', 'a', '0', 'null', '-1', 'สวัสดี', 'ກະລຸນາ', 'ทั้งหมด ๑๒๓', '👍', '👩‍👩‍👧', 'e\u0301'],
  ...['\u0000', 'a\nb', '<b>x</b>', 'x'.repeat(300)],
];
const anyText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

function ofStrings({ format, pattern, minLength = 0, maxLength = Infinity }: Schema): Instances {
  if (format === 'date-time') {
    return { valid: dateTimes, mutated: fc.oneof(...notQuite(dateTimes), fc.constantFrom(...nearDateTimes)) };
  }
  if (format !== undefined) throw new Error(`Nothing tests the format ${format}`);
  const shaped = pattern === undefined ? anyText : fc.stringMatching(new RegExp(pattern, 'u'));
  const valid = shaped.filter((text) => length(text) >= minLength && length(text) <= maxLength);
  const lengths = [0, minLength, maxLength, maxLength + 1].filter((count) => count < Infinity);
  const boundaries = lengths.flatMap((count) => ['x', 'ก', '👍'].map((one) => one.repeat(count)));
  return { valid, mutated: fc.oneof(...notQuite(valid), fc.constantFrom(...boundaries)) };
}

function notQuite(texts: fc.Arbitrary<string>): fc.Arbitrary<unknown>[] {
  const near = texts.chain((text) =>
    fc.constantFrom(` ${text}`, `${text}\n`, text.slice(1), text.slice(0, -1), `${text}ກ`),
  );
  return [near, anyText, strangers];
}

function length(text: string): number {
  return Array.from(text).length;
}

function ofNumbers({ type, minimum, maximum = 1e9, exclusiveMinimum }: Schema): Instances {
  const min = minimum ?? exclusiveMinimum ?? -1e9;
  const [low, high] = [Math.ceil(min), Math.floor(maximum)];
  const whole = fc.integer({ min: low, max: high });
  const amounts = fc.integer({ min: low * 100, max: high * 100 }).map((cents) => cents / 100);
  const fractions = fc.double({ noNaN: true, min, max: maximum });
  const all = type === 'integer' ? whole : fc.oneof(whole, amounts, fractions);
  const valid = all.filter((value) => value !== exclusiveMinimum);
  const limits = [low, high].flatMap((limit) => [limit - 1, limit - 0.01, limit, limit + 0.01, limit + 1]);
  const { MAX_SAFE_INTEGER: most, MIN_SAFE_INTEGER: least } = Number;
  const special: unknown[] = [0, -0, 0.5, -1, 1e-7, most, least, '12', '1,200.00', '๑๒'];
  // Large integers are one of the known differences.
  if (type === 'number') special.push(1e300, 5e-324);
  return { valid, mutated: fc.oneof(fc.constantFrom(...limits, ...special), strangers) };
}

function ofArrays(item: Instances): Instances {
  const valid = fc.array(item.valid, { maxLength: 3 });
  const another = fc
    .tuple(valid, item.mutated, fc.nat())
    .map(([list, stray, at]) => list.toSpliced(at % (list.length + 1), 1, stray));
  return {
    valid,
    mutated: fc.oneof(
      another,
      valid.map((list) => [...list, ...list]),
      strangers,
    ),
  };
}

/** Keys that are in no schema, including those inherited by every object. */
const extraKey = fc.constantFrom('extra', 'ยอดเงิน', 'constructor', 'toString', 'hasOwnProperty', 'length', '');

function ofObjects(schema: Schema, instancesOfSchema: (schema: Schema) => Instances): Instances {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const fields = Object.entries(properties).map(([name, property]) => ({ name, ...instancesOfSchema(property) }));
  const other = typeof additionalProperties === 'object' ? instancesOfSchema(additionalProperties) : undefined;
  const extras = fc.dictionary(extraKey, other?.valid ?? strangers, {
    maxKeys: additionalProperties === false ? 0 : 3,
    noNullPrototype: true,
  });
  const named = fc.record(Object.fromEntries(fields.map(({ name, valid }) => [name, valid])), {
    requiredKeys: required,
    noNullPrototype: true,
  });
  const valid = fc
    .tuple(fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: extras }), named)
    .map(([more, known]): Record<string, unknown> => ({ ...more, ...known }));
  const changed = fields.map(({ name, mutated }) =>
    fc.tuple(valid, mutated).map(([value, stray]) => ({ ...value, [name]: stray })),
  );
  const dropped = required.map((name) => valid.map(({ [name]: _dropped, ...rest }) => rest));
  const added = fc
    .tuple(valid, extraKey, other?.mutated ?? strangers)
    .map(([value, key, stray]) => ({ ...value, [key]: stray }));
  return { valid, mutated: fc.oneof(...changed, ...dropped, added, strangers) };
}
