import type { Contract, Schema } from './contract.ts';
import { pointerOf } from './documents.ts';
import { isRecord } from './is-record.ts';
import { isLink } from './links.ts';
import type { Mismatch, SchemaCheck } from './schema-check.ts';

/** Names of fields that no answer may contain, even in open objects. */
const secretName = /passw(or)?d|passcode|hash|salt|secret|private|credential|^pin$|^otp(code)?$|^cvv$/i;

/** A text in the form of a code, which a client looks up instead of showing it. */
const looksLikeCode = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

/**
 * Finds what a validator accepts in an answer: undeclared properties of open objects, fields that only requests may
 * contain, and unknown codes where the contract allows any text.
 */
export function findInOpenPlaces(
  { documents }: Contract,
  check: SchemaCheck,
  root: Schema,
  whole: unknown,
): Mismatch[] {
  return find(root, whole, '');

  function find(reference: Schema, value: unknown, at: string): Mismatch[] {
    const schema = documents.follow(reference);
    const alternatives = schema.anyOf ?? schema.oneOf;
    if (alternatives) {
      const chosen = alternatives.find((alternative) => check.accepts(alternative, value));
      return [...unknownValue(alternatives, value, at), ...(chosen ? find(chosen, value, at) : [])];
    }
    if (typeof value === 'string') return badLink(schema, value, at);
    const { items } = schema;
    if (Array.isArray(value))
      return items ? value.flatMap((item, index) => find(items, item, at + pointerOf(index))) : [];
    if (!isRecord(value)) return [];
    return Object.entries(value).flatMap(([name, each]) => property(schema, name, each, at + pointerOf(name)));
  }

  function property(schema: Schema, name: string, value: unknown, at: string): Mismatch[] {
    const { properties, additionalProperties } = schema;
    const declared = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (declared) {
      const followed = documents.follow(declared);
      if (!followed.writeOnly) return find(declared, value, at);
      const message = 'is a field of requests, and the answer gives it away';
      return [{ kind: 'write-only-field', at, place: documents.placeOf(followed, 'writeOnly'), message }];
    }
    if (typeof additionalProperties === 'object') return find(additionalProperties, value, at);
    // An object without named properties accepts any. The validator checks closed objects.
    if (!properties || additionalProperties === false) return [];
    if (secretName.test(name)) {
      const place = documents.placeOf(schema, 'properties');
      return [{ kind: 'secret-field', at, place, message: 'is a secret by its name, and must be in no answer' }];
    }
    const message = 'is a property that the contract does not know';
    return [{ kind: 'undeclared-property', at, place: documents.placeOf(schema, 'properties'), message }];
  }

  /** The generated schemas accept it, so that one bad link never drops an entry. */
  function badLink(schema: Schema, value: string, at: string): Mismatch[] {
    const kind = schema['x-link'];
    if (!kind || isLink(kind, value)) return [];
    const message = 'is no address that the wallet opens';
    return [{ kind: 'link', at, place: documents.placeOf(schema, 'x-link'), message }];
  }

  /** `anyOf: [known values, any text]`: clients compare exactly, so `success` is not SUCCESS. */
  function unknownValue(alternatives: Schema[], value: unknown, at: string): Mismatch[] {
    if (typeof value !== 'string') return [];
    const known = alternatives.map((each) => documents.follow(each)).find((each) => each.enum);
    if (!known?.enum || known.enum.includes(value)) return [];
    const place = documents.placeOf(known, 'enum');
    const meant = known.enum.find((each) => each.toLowerCase() === value.toLowerCase());
    if (meant !== undefined)
      return [{ kind: 'known-value-case', at, place, message: `is ${value}, which the contract writes ${meant}` }];
    // Codes have meanings, which clients look up. Other values have a fallback.
    if (!known['x-enumDescriptions'] || !looksLikeCode.test(value)) return [];
    const message = `is the code ${value}, which the contract does not know`;
    return [{ kind: 'unknown-error-code', at, place, message }];
  }
}
