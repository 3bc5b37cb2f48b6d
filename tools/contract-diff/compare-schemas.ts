import type { Changes, Pair, Scope } from './changes.ts';
import { breaksClients, gone, narrower, optionalField, possibility, replaced, wider, type Effect } from './effect.ts';
import { isAnnotation, keywordChanges, typesOf, valuesOf } from './keywords.ts';
import { isNode, isSame, keysOf, listIn, nodeIn, show, type Node } from './node.ts';
import { besideTarget, merge, type Unwrapped, type Versions } from './unwrapped.ts';

export type SchemaComparison = (base: Node, revision: Node, scope: Scope) => void;

export function schemaComparison(
  versions: Versions,
  changes: Changes,
  follow: (base: Node, revision: Node) => Pair,
): SchemaComparison {
  const visited = new Set<string>();
  /** Pairs without a difference. They are compared once for all operations. */
  const unchanged = new Set<string>();
  const numbers = new Map<Node, number>();
  let noted = 0;
  return compare;

  function note(...change: Parameters<Changes['note']>): void {
    noted += 1;
    changes.note(...change);
  }

  function compare(rawBase: Node, rawRevision: Node, scope: Scope): void {
    const pair = follow(rawBase, rawRevision);
    const [before, after] = [versions.base.layers(rawBase), versions.revision.layers(rawRevision)];
    const whole = (documents: Unwrapped, schema: Node) => expand(documents, schema, () => false);
    const isMoved = before.length !== after.length;
    if (isMoved && isSame(whole(versions.base, rawBase), whole(versions.revision, rawRevision))) return;
    for (const change of keywordChanges(besideTarget(before), besideTarget(after))) {
      note({ base: rawBase, revision: rawRevision }, [change.keyword], change, scope);
    }
    const { operation, part, position, isOpen } = scope;
    const key = `${numberOf(pair.base)} ${numberOf(pair.revision)}`;
    const visit = [key, operation, part, position, isOpen === true].join(' ');
    if (unchanged.has(key)) return;
    if (visited.has(visit)) {
      // Already compared in this scope, or still being compared because the schema is recursive. The outer pair must
      // not count as unchanged.
      noted += 1;
      return;
    }
    visited.add(visit);
    const notedBefore = noted;
    compareFollowed(pair, scope);
    if (noted === notedBefore) unchanged.add(key);
  }

  function numberOf(node: Node): number {
    const number = numbers.get(node) ?? numbers.size;
    numbers.set(node, number);
    return number;
  }

  function compareFollowed(pair: Pair, scope: Scope): void {
    const [before, after] = [alternativesOf(pair.base), alternativesOf(pair.revision)];
    if ((before === null) !== (after === null)) {
      const { base, revision } = versions;
      alternatives(pair, before ?? base.byType(pair.base), after ?? revision.byType(pair.revision), scope);
      return;
    }
    const keywords = keywordChanges(pair.base, pair.revision, scope.isOpen);
    for (const change of keywords) note(pair, [change.keyword], change, scope);
    if (keywords.some(({ keyword, effect }) => keyword === 'type' && effect === replaced)) return;
    properties(pair, scope);
    for (const keyword of ['items', 'propertyNames', 'contains']) child(pair, keyword, scope);
    if (before && after) alternatives(pair, before, after, scope);
    allOf(pair, scope);
  }

  function properties(pair: Pair, scope: Scope): void {
    const [before, after] = [nodeIn(pair.base, 'properties'), nodeIn(pair.revision, 'properties')];
    const [wasRequired, isRequired] = [listIn(pair.base, 'required'), listIn(pair.revision, 'required')];
    const [wasClosed, isClosed] = [pair.base, pair.revision].map((node) => node['additionalProperties'] === false);
    const tell = (name: string, what: string, effect: Effect, added: boolean) =>
      note(
        pair,
        ['properties', name],
        { what: `${name} ${what}`, effect, [added ? 'added' : 'removed']: [name] },
        scope,
      );

    for (const name of keysOf(before, after)) {
      const [old, now] = [before[name], after[name]];
      if (old === undefined) {
        if (isRequired.includes(name)) tell(name, 'added, and required', narrower, true);
        else tell(name, 'added', wasClosed ? addedToClosed(scope) : possibility, true);
      } else if (now === undefined) {
        // Clients read the field, or send it without effect. Servers expect it, or answer a field that is no longer
        // allowed.
        const request = wasRequired.includes(name) ? replaced.request : breaksClients.request;
        tell(name, 'removed', { ...(isClosed ? replaced : breaksClients), request }, false);
      } else {
        required(pair, name, wasRequired.includes(name), isRequired.includes(name), scope);
        if (isNode(old) && isNode(now)) compare(old, now, { ...scope, isOpen: false });
      }
    }
    // A field can be required without being declared.
    for (const name of new Set([...wasRequired, ...isRequired].map(String))) {
      if (name in before || name in after) continue;
      required(pair, name, wasRequired.includes(name), isRequired.includes(name), scope);
    }
    additionalProperties(pair, scope);
  }

  function required(pair: Pair, name: string, before: boolean, after: boolean, scope: Scope): void {
    if (before === after) return;
    const what = after ? `${name} is required` : `${name} is no longer required`;
    note(pair, ['required'], { what, effect: after ? narrower : wider }, scope);
  }

  function additionalProperties(pair: Pair, scope: Scope): void {
    const [before, after] = [pair.base, pair.revision].map((node) => node['additionalProperties'] ?? true);
    const tell = (what: string, effect: Effect) => note(pair, ['additionalProperties'], { what, effect }, scope);
    if (isNode(before) && isNode(after)) compare(before, after, { ...scope, isOpen: false });
    else if (isSame(before, after)) return;
    else if (after === false) tell('closed: no property but those named', narrower);
    else if (before === false) tell('open: properties other than those named', wider);
    else tell('other rules for properties that are not named', isNode(after) ? narrower : wider);
  }

  function child({ base, revision }: Pair, keyword: string, scope: Scope): void {
    const [before, after] = [base[keyword], revision[keyword]];
    if (isNode(before) && isNode(after)) {
      compare(before, after, { ...scope, isOpen: false });
    } else if (!isSame(before, after)) {
      const effect = after === undefined ? wider : narrower;
      note(
        { base, revision },
        [keyword],
        { what: `${keyword} ${show(before ?? 'none')} → ${show(after ?? 'none')}`, effect },
        scope,
      );
    }
  }

  function alternatives(pair: Pair, before: readonly Node[], after: readonly Node[], scope: Scope): void {
    const { pairs, lost, gained } = pairAlternatives(versions, before, after);
    // Beside "any text", a list of values contains the known ones.
    const wasOpen = before.some((each) => isAnyText(versions.base, each));
    const isOpen = after.some((each) => isAnyText(versions.revision, each));
    for (const [base, revision] of pairs) compare(base, revision, { ...scope, isOpen: wasOpen && isOpen });
    const keyword =
      'oneOf' in pair.revision || (!('anyOf' in pair.revision) && 'oneOf' in pair.base) ? 'oneOf' : 'anyOf';
    for (const { name, schema } of lost) {
      const effect = isOpen && typesOf(schema)?.join() === 'string' ? gone : narrower;
      note(pair, [keyword], { what: `may no longer be ${name}`, effect, removed: [name] }, scope);
    }
    for (const { name, schema } of gained) {
      const effect = wasOpen && typesOf(schema)?.join() === 'string' ? possibility : wider;
      note(pair, [keyword], { what: `may be ${name}`, effect, added: [name] }, scope);
    }
  }

  function allOf(pair: Pair, scope: Scope): void {
    const [before, after] = [pair.base, pair.revision].map((node) => listIn(node, 'allOf').filter(isNode));
    const { pairs, lost, gained } = pairAlternatives(versions, before ?? [], after ?? []);
    for (const [base, revision] of pairs) compare(base, revision, scope);
    for (const { name } of lost) note(pair, ['allOf'], { what: `need not be ${name}`, effect: wider }, scope);
    for (const { name } of gained) note(pair, ['allOf'], { what: `must be ${name}`, effect: narrower }, scope);
  }
}

/** A server of the old contract refuses an optional field of a closed request; a client refuses one of a closed answer. */
const addedToClosed = ({ position }: Scope): Effect => (position === 'request' ? optionalField : wider);

interface Alternative {
  /** `null`, `ErrorCode`, `string`. */
  readonly name: string;
  readonly schema: Node;
}

interface Paired {
  readonly pairs: (readonly [base: Node, revision: Node])[];
  readonly lost: Alternative[];
  readonly gained: Alternative[];
}

/** The alternatives of a schema (anyOf, oneOf); null if it has none. */
export function alternativesOf(schema: Node): Node[] | null {
  const list = [...listIn(schema, 'anyOf'), ...listIn(schema, 'oneOf')].filter(isNode);
  return list.length === 0 ? null : list;
}

/** Pairs the alternatives of two versions: by reference, then by content, then by type. */
export function pairAlternatives(
  { base, revision }: Versions,
  before: readonly Node[],
  after: readonly Node[],
): Paired {
  const [left, right] = [[...before], [...after]];
  const pairs: Paired['pairs'] = [];
  const rules: ((one: Node, other: Node) => boolean)[] = [
    (one, other) => one['$ref'] !== undefined && one['$ref'] === other['$ref'],
    (one, other) => isSame(expand(base, one), expand(revision, other)),
    (one, other) => isSame(typesOf(base.follow(one)), typesOf(revision.follow(other))),
  ];
  for (const rule of rules) {
    for (const one of [...left]) {
      const found = right.findIndex((other) => rule(one, other));
      const [other] = found === -1 ? [] : right.splice(found, 1);
      if (!other) continue;
      left.splice(left.indexOf(one), 1);
      pairs.push([one, other]);
    }
  }
  return { pairs, lost: left.map((each) => named(base, each)), gained: right.map((each) => named(revision, each)) };
}

export function isAnyText(documents: Unwrapped, schema: Node): boolean {
  const { type, ...rest } = documents.follow(schema);
  return type === 'string' && Object.keys(rest).every(isAnnotation);
}

function named(documents: Unwrapped, node: Node): Alternative {
  const schema = documents.follow(node);
  const reference = node['$ref'];
  const name = typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : null;
  return { name: name ?? valuesOf(schema)?.join(', ') ?? typesOf(schema)?.join(' or ') ?? 'anything', schema };
}

/** A schema with its references and wrappers followed; without annotations if only the allowed values count. */
export function expand(
  documents: Unwrapped,
  value: unknown,
  isIgnored: (keyword: string) => boolean = isAnnotation,
  above: readonly unknown[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((each) => expand(documents, each, isIgnored, above));
  if (!isNode(value)) return value;
  const node = documents.follow(value);
  if (above.includes(node)) return above.indexOf(node);
  return Object.fromEntries(
    Object.entries(merge(documents.layers(value)))
      .filter(([keyword]) => !isIgnored(keyword))
      .map(([keyword, each]) => [keyword, expand(documents, each, isIgnored, [...above, node])]),
  );
}
