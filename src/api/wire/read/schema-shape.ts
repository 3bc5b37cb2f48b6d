import { safeParse, type core } from 'zod/mini';

type Schema = core.$ZodType;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// core.$ZodTypes is the union that `_zod.def.type` discriminates; the generated schemas have only the base type.
const typed = (schema: Schema) => schema as core.$ZodTypes;

/** Whether a field may be absent. A field that may be null is not optional. */
export const isOptional = (field: Schema) => typed(field)._zod.def.type === 'optional';

/** Unwraps `optional`, `nullable` and unions with null. */
export function withoutNull(schema: Schema): core.$ZodTypes {
  const { def } = typed(schema)._zod;
  if (def.type === 'optional' || def.type === 'nullable') return withoutNull(def.innerType);
  if (def.type === 'lazy') return withoutNull(def.getter());
  if (def.type === 'union') {
    const rest = def.options.filter((option) => typed(option)._zod.def.type !== 'null');
    if (rest.length === 1 && rest[0]) return withoutNull(rest[0]);
  }
  return typed(schema);
}

/** The contract's fields of an answer; none if it is no object. */
export function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  const { def } = withoutNull(schema)._zod;
  return def.type === 'object' ? def.shape : {};
}

export const accepts = (schema: Schema, value: unknown) => safeParse(schema, value).success;
