import { safeParse, type core } from 'zod/mini';
import { count, placeOf, type LeftOut } from '../../lib/left-out.ts';
import { isOptional, isRecord, withoutNull } from './schema-shape.ts';

type Schema = core.$ZodType;

/** Makes something readable of a list entry that cannot be read, to stand in its place; undefined leaves the entry out. */
export type StandIn = (entry: unknown) => unknown;

/** A text that an enum does not know is kept: who shows an enum of an answer has a place for other values. */
const isOtherText = (issue: core.$ZodIssue) =>
  issue.code === 'invalid_value' && typeof issue.input === 'string' && issue.values.length > 1;

/** Whether a value is as the schema says, but for values that an enum does not know. */
function isReadable(schema: Schema, value: unknown): boolean {
  const { error } = safeParse(schema, value, { reportInput: true });
  return !error || error.issues.every(isOtherText);
}

/**
 * Reads the answer to a query that breaks the contract field by field: a nullable key that is absent becomes null, an optional
 * key that is null becomes absent, a list entry that cannot be read is left out and counted. Undefined when the rest cannot be read
 * either. The answer has the contract's shape already, as far as it can be coerced into it (to-contract.ts).
 */
export function readByField<Answer>(
  schema: core.$ZodType<Answer>,
  answer: unknown,
  leftOut: LeftOut,
  standIn: StandIn = () => undefined,
): Answer | undefined {
  const read = degrade(schema, answer, '');
  // The schema has just judged it; a text beside an enum is what its type does not say.
  return isReadable(schema, read) ? (read as Answer) : undefined;

  function degrade(of: Schema, value: unknown, place: string): unknown {
    const inner = withoutNull(of);
    const { def } = inner._zod;
    if (def.type === 'object' && isRecord(value)) {
      const kept = { ...value };
      for (const [key, field] of Object.entries(def.shape)) {
        const degraded = degrade(field, value[key], placeOf(place, key));
        if (degraded !== undefined) kept[key] = degraded;
        else if (!isOptional(field) && isReadable(field, null)) kept[key] = null;
        if (kept[key] === null && isOptional(field) && !isReadable(field, null)) Reflect.deleteProperty(kept, key);
      }
      return kept;
    }
    if (def.type === 'array' && Array.isArray(value))
      return value.flatMap((entry) => entryOf(def.element, entry, place));
    if (def.type === 'union') {
      const readings = def.options.map((option) => degrade(option, value, place));
      return readings.find((reading, index) => isReadable(def.options[index] ?? inner, reading)) ?? value;
    }
    return value;
  }

  /** The entry in a list, or nothing. */
  function entryOf(element: Schema, entry: unknown, place: string): unknown[] {
    const degraded = degrade(element, entry, place);
    if (isReadable(element, degraded)) return [degraded];
    const instead = standIn(entry);
    if (isReadable(element, instead)) return [instead];
    count(leftOut, place);
    return [];
  }
}
