import { safeParse, type core } from 'zod/mini';
import { count, placeOf, withLeftOut, type LeftOut } from '../../../lib/left-out.ts';
import { readAnswer } from './read.ts';
import { isOptional, isRecord, withoutNull } from './schema-shape.ts';

type Schema = core.$ZodType;

/** Returns a replacement for an unreadable list entry, or undefined to leave the entry out. */
export type StandIn = (entry: unknown) => unknown;

/** Unknown enum texts are kept: every screen that shows an enum handles other values. */
const isOtherText = (issue: core.$ZodIssue) =>
  issue.code === 'invalid_value' && typeof issue.input === 'string' && issue.values.length > 1;

/** Whether a value matches the schema, ignoring unknown enum values. */
function isReadable(schema: Schema, value: unknown): boolean {
  const { error } = safeParse(schema, value, { reportInput: true });
  return !error || error.issues.every(isOtherText);
}

/**
 * Reads a query answer that violates the contract, field by field. A missing nullable key becomes null. A null
 * in an optional key removes the key. Unreadable list entries are left out and counted. Returns undefined when the rest
 * is unreadable too. The input is already coerced by to-contract.ts.
 */
export function readByField<Answer>(
  schema: core.$ZodType<Answer>,
  answer: unknown,
  leftOut: LeftOut,
  standIn: StandIn = () => undefined,
): Answer | undefined {
  const read = degrade(schema, answer, '');
  // The schema accepted it, except for unknown enum texts, which the type does not express.
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
    // For example an amount that JSON may have rounded.
    if (def.type === 'number' && typeof value === 'number' && !isReadable(of, value) && isReadable(of, null)) {
      count(leftOut, place);
      return null;
    }
    return value;
  }

  /** The readable entry as a list of one, or an empty list. */
  function entryOf(element: Schema, entry: unknown, place: string): unknown[] {
    const degraded = degrade(element, entry, place);
    if (isReadable(element, degraded)) return [degraded];
    const instead = standIn(entry);
    if (isReadable(element, instead)) return [instead];
    count(leftOut, place);
    return [];
  }
}

/**
 * Replaces a chat message with unreadable content by an empty one, so that the chat shows that a message is missing
 * . Sender and time must be readable.
 */
export const messageStandIn = (message: unknown): unknown =>
  isRecord(message) ? { session_id: '', ...message, message: { message_type: '', payload: {} } } : undefined;

/**
 * Reads a query answer with `readAnswer`; falls back to reading field by field when it violates the contract.
 */
export const queryReader =
  (standIn?: StandIn): typeof readAnswer =>
  (operation, schema, answer) => {
    const leftOut: LeftOut = {};
    const mend = <Body>(of: Parameters<typeof readByField<Body>>[0], broken: unknown) =>
      readByField(of, broken, leftOut, standIn);
    const reading = readAnswer(operation, schema, { ...answer, leftOut }, mend);
    return reading.ok ? { ...reading, body: withLeftOut(reading.body, leftOut) } : reading;
  };

export const readQueryAnswer = queryReader();
