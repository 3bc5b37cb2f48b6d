import type { Told } from './changes.ts';
import { gone, narrower, otherDefault, possibility, replaced, wider, words, type Effect } from './effect.ts';
import { isRule, ruleChanges } from './rules.ts';
import { isNode, isSame, keysOf, listIn, show, type Node } from './node.ts';

export interface KeywordChange extends Told {
  readonly keyword: string;
}

/** Keywords for people only, without an effect on the allowed values. */
export const annotations = new Set(['title', 'description', 'example', 'examples', '$comment', 'externalDocs', 'xml']);
export const isAnnotation = (keyword: string) =>
  annotations.has(keyword) || (keyword.startsWith('x-') && !isRule(keyword));

/** Keywords that contain schemas; compare-schemas.ts compares them. */
const structural = new Set([
  ...['$ref', 'properties', 'required', 'additionalProperties', 'items', 'propertyNames', 'contains'],
  ...['anyOf', 'oneOf', 'allOf'],
]);

/** The schema in an `allOf` of one; null if other schemas beside it apply too. */
export function wrappedIn(schema: Node): Node | null {
  const [only, ...more] = listIn(schema, 'allOf');
  const isAlone = more.length === 0 && !Object.keys(schema).some((key) => key !== 'allOf' && structural.has(key));
  return isAlone && isNode(only) ? only : null;
}

/** Lower (1) and upper (-1) bounds: the keyword and its exclusive form. */
const bounds: readonly (readonly [sign: 1 | -1, name: string, exclusive?: string])[] = [
  [1, 'minimum', 'exclusiveMinimum'],
  [-1, 'maximum', 'exclusiveMaximum'],
  [1, 'minLength'],
  [-1, 'maxLength'],
  [1, 'minItems'],
  [-1, 'maxItems'],
  [1, 'minProperties'],
  [-1, 'maxProperties'],
  // An extension of this contract, checked by drift.
  [-1, 'x-decimals'],
];

const own = new Set(['type', 'enum', 'const', 'default', 'deprecated', ...bounds.flatMap(([, ...names]) => names)]);

/** The changes of a schema's own keywords, without those that contain schemas. */
export function keywordChanges(base: Node, revision: Node, isOpen = false): KeywordChange[] {
  const type = typeChange(base, revision);
  // With another type, the other keywords do not matter.
  if (type?.effect === replaced) return [type];
  const rest = keysOf(base, revision, (key) => !own.has(key) && !structural.has(key));
  return [
    ...(type ? [type] : []),
    ...valueChange(base, revision, isOpen),
    ...bounds.flatMap((bound) => boundChange(base, revision, bound)),
    ...['default', 'deprecated']
      .filter((key) => !isSame(base[key], revision[key]))
      .map((keyword) => ({
        keyword,
        what: `${keyword} ${show(base[keyword] ?? 'none')} → ${show(revision[keyword] ?? 'none')}`,
        effect: keyword === 'default' ? otherDefault : possibility,
      })),
    ...rest.flatMap((key) => otherChange(key, base[key], revision[key])),
  ];
}

/** The types that a schema allows; null for all. */
export function typesOf({ type }: Node): string[] | null {
  if (type === undefined) return null;
  return [type].flat().map(String);
}

function typeChange(base: Node, revision: Node): KeywordChange | null {
  const [before, after] = [typesOf(base), typesOf(revision)];
  const lost = (before ?? ['any']).filter((type) => !allows(after, type));
  const gained = (after ?? ['any']).filter((type) => !allows(before, type));
  if (lost.length === 0 && gained.length === 0) return null;
  const say = (types: string[] | null) => types?.join(' or ') ?? 'any';
  const what = `type ${say(before)} → ${say(after)}`;
  if (lost.length > 0 && gained.length > 0) return { keyword: 'type', what, effect: replaced };
  return { keyword: 'type', what, effect: lost.length > 0 ? narrower : wider };
}

function allows(types: readonly string[] | null, type: string): boolean {
  return types === null || types.includes(type) || (type === 'integer' && types.includes('number'));
}

/** The listed values of a schema; null if any value is allowed. */
export function valuesOf(schema: Node): string[] | null {
  if ('const' in schema) return [show(schema['const'])];
  return Array.isArray(schema['enum']) ? listIn(schema, 'enum').map((value) => show(value)) : null;
}

function valueChange(base: Node, revision: Node, isOpen: boolean): KeywordChange[] {
  const [before, after] = [valuesOf(base), valuesOf(revision)];
  const keyword = 'const' in revision || (after === null && 'const' in base) ? 'const' : 'enum';
  const [narrowed, widened] = isOpen ? [gone, possibility] : [narrower, wider];
  if (before === null && after === null) return [];
  if (before === null) return [{ keyword, what: `allows only ${list(after)}`, effect: narrowed, added: after ?? [] }];
  if (after === null) return [{ keyword, what: `allows more than ${list(before)}`, effect: widened, removed: before }];
  const removed = before.filter((value) => !after.includes(value));
  const added = after.filter((value) => !before.includes(value));
  if (before.length === 1 && after.length === 1 && removed.length > 0 && !isOpen)
    return [{ keyword, what: `value ${list(before)} → ${list(after)}`, effect: replaced, added, removed }];
  return [
    ...(removed.length > 0 ? [{ keyword, what: `values removed: ${list(removed)}`, effect: narrowed, removed }] : []),
    ...(added.length > 0 ? [{ keyword, what: `values added: ${list(added)}`, effect: widened, added }] : []),
  ];
}

const list = (values: readonly string[] | null) => (values ?? []).join(', ');

function boundChange(base: Node, revision: Node, [sign, name, exclusive]: (typeof bounds)[number]): KeywordChange[] {
  const [before, after] = [boundOf(base), boundOf(revision)];
  if (isSame(before, after)) return [];
  const isNarrower = after !== null && (before === null || isTighter(after, before));
  const keyword = exclusive !== undefined && exclusive in revision ? exclusive : name;
  return [{ keyword, what: `${name} ${say(before)} → ${say(after)}`, effect: isNarrower ? narrower : wider }];

  function boundOf(schema: Node): { value: number; isExclusive: boolean } | null {
    const [inside, outside] = [schema[name], exclusive === undefined ? undefined : schema[exclusive]];
    if (typeof outside === 'number') return { value: outside, isExclusive: true };
    // A minimum length or count of 0 has no effect.
    if (typeof inside !== 'number' || (exclusive === undefined && sign === 1 && inside === 0)) return null;
    return { value: inside, isExclusive: false };
  }

  function isTighter(
    one: { value: number; isExclusive: boolean },
    other: { value: number; isExclusive: boolean },
  ): boolean {
    return one.value === other.value ? one.isExclusive : one.value * sign > other.value * sign;
  }

  function say(bound: ReturnType<typeof boundOf>): string {
    if (bound === null) return 'none';
    return bound.isExclusive ? `${bound.value} left out` : String(bound.value);
  }
}

/** Any other keyword: it narrows when added, widens when removed, and replaces when changed. */
function otherChange(keyword: string, base: unknown, revision: unknown): KeywordChange[] {
  const [before, after] = [base === false ? undefined : base, revision === false ? undefined : revision];
  if (isSame(before, after)) return [];
  if (isRule(keyword)) return ruleChanges(keyword, before, after);
  if (isAnnotation(keyword)) return [{ keyword, what: `${keyword} changed`, effect: words }];
  if (before === undefined) return [{ keyword, what: `${keyword} ${show(after)} added`, effect: cameAs(keyword) }];
  if (after === undefined) return [{ keyword, what: `${keyword} ${show(before)} removed`, effect: wentAs(keyword) }];
  return [{ keyword, what: `${keyword} ${show(before)} → ${show(after)}`, effect: replaced }];
}

/** `writeOnly` forbids a field in answers only, `readOnly` in requests only. */
function cameAs(keyword: string): Effect {
  if (keyword === 'writeOnly') return { ...narrower, request: [] };
  return keyword === 'readOnly' ? { ...narrower, answer: [] } : narrower;
}

function wentAs(keyword: string): Effect {
  return keyword === 'writeOnly' || keyword === 'readOnly' ? possibility : wider;
}
