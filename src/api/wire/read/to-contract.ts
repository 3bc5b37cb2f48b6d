import type { core } from 'zod/mini';
import { count, placeOf, type LeftOut } from '../../../lib/left-out.ts';
import { layersOf } from './layers.ts';
import { accepts, fieldsOf, isOptional, isRecord, withoutNull } from './schema-shape.ts';

type Schema = core.$ZodType;

interface Tolerance {
  /**
   * Whether a bare boolean or text may stand for the answer's only field: the lookups and send-message.
   */
  bareScalar: boolean;
  /** When the answer arrived, in epoch milliseconds. "Seconds left" counts from here. */
  receivedAt: number;
  /** Collects the counts of unreadable numbers, which become null. */
  leftOut?: LeftOut | undefined;
}

const numeric = /^-?\d+(\.\d+)?$/;
const trimZeros = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/**
 * A numeric text becomes a number only if no digit is lost. Anything else becomes null where null is allowed.
 */
function toNumber(value: unknown, nullable: boolean): unknown {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string' && numeric.test(value.trim())) {
    const text = value.trim().replace(/^-(?=0(\.0+)?$)/, '');
    const number = Number(text);
    return String(number) === trimZeros(text) ? number : value;
  }
  return nullable ? null : value;
}

/** Converts milliseconds, seconds since 1970, or seconds left into the contract's ISO date-time. */
function toDateTime(value: unknown, receivedAt: number): unknown {
  if (typeof value !== 'number' || !Number.isFinite(value)) return value;
  const epoch = value > 1e12 ? value : value > 1e9 ? value * 1000 : receivedAt + value * 1000;
  return Math.abs(epoch) <= 8.64e15 ? new Date(epoch).toISOString() : value;
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && !value.trim());

function coerce(schema: Schema, value: unknown, tolerance: Tolerance, place = ''): unknown {
  const inner = withoutNull(schema);
  const { def } = inner._zod;
  if (def.type === 'object' && isRecord(value)) {
    const coerced: Record<string, unknown> = { ...value };
    for (const [key, field] of Object.entries(def.shape)) {
      if (isOptional(field) && !Object.hasOwn(value, key)) continue;
      const next = coerce(field, value[key], tolerance, placeOf(place, key));
      if (next !== undefined) coerced[key] = next;
    }
    return coerced;
  }
  if (def.type === 'array' && Array.isArray(value)) {
    return value.map((item) => coerce(def.element, item, tolerance, place));
  }
  if (def.type === 'number') {
    // For queries, reading field by field reports the missing value.
    if (value === undefined && tolerance.leftOut) return undefined;
    const number = toNumber(value, accepts(schema, null));
    if (number === null && !isBlank(value)) count(tolerance.leftOut, place);
    return number;
  }
  if (def.type === 'string' && 'format' in def && def.format === 'datetime')
    return toDateTime(value, tolerance.receivedAt);
  return value;
}

/**
 * Removes a `{ data: … }` envelope and puts a bare list, boolean or text under its key in the contract.
 */
function unwrap(schema: Schema, answer: unknown, tolerance: Tolerance): unknown {
  if (withoutNull(schema)._zod.def.type !== 'object') return answer;
  const fields = fieldsOf(schema);
  const keys = Object.keys(fields);
  const { objects, values } = layersOf(answer);
  const payload = objects.find((layer) => keys.some((key) => Object.hasOwn(layer, key)));
  if (payload) return payload;
  const body = values.length > 0 ? values[0] : objects.at(-1);
  const [only] = keys;
  const field = only === undefined ? undefined : fields[only];
  if (keys.length !== 1 || only === undefined || field === undefined) return body;
  const inner = withoutNull(field)._zod.def;
  if (Array.isArray(body) && inner.type === 'array') return { [only]: body };
  if (isRecord(body) && inner.type === 'object' && Object.keys(inner.shape).some((key) => Object.hasOwn(body, key))) {
    return { [only]: body };
  }
  const scalar = typeof body === 'string' || typeof body === 'boolean' || (body === null && accepts(field, null));
  if (scalar && tolerance.bareScalar) return { [only]: body };
  // A command may be answered with nothing but a status.
  if ((body === null || body === true || body === '') && accepts(schema, {})) return {};
  return body;
}

/** Coerces a tolerated answer into the contract's shape. The schema rejects whatever is still wrong. */
export function toContract(schema: Schema, body: unknown, tolerance: Tolerance): unknown {
  return coerce(schema, unwrap(schema, body, tolerance), tolerance);
}
