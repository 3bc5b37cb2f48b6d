import type { Documents } from '../drift/documents.ts';
import type { Effect, Party, Position } from './effect.ts';
import type { Node } from './node.ts';
import { impacts, type Impact } from './version.ts';

/** Where a changed part is used: in which operation, and in which part of it. */
export interface Scope {
  /** `POST /api/wallet/transfer`, `operation join`; null if no operation uses the part. */
  readonly operation: string | null;
  /** `request`, `200`, `parameter page`. */
  readonly part: string;
  readonly position: Position;
  /** Any other text is allowed beside the listed values. */
  readonly isOpen?: boolean;
}

/** An operation that a change affects: its parts, and whom the change breaks there. */
export interface Reach {
  operation: string;
  parts: readonly string[];
  breaks: readonly Party[];
}

export interface Change {
  /** The part of the document's version that it raises. */
  impact: Impact;
  breaks: readonly Party[];
  /** `schema Currency`, `POST /api/wallet/transfer`. */
  subject: string;
  what: string;
  added: readonly string[];
  removed: readonly string[];
  /** `openapi.yaml:4366`; a line of the older version if the part was removed. */
  place: string;
  reaches: readonly Reach[];
}

/** Two versions of a node, with references followed. */
export interface Pair {
  readonly base: Node;
  readonly revision: Node;
}

export interface Told {
  readonly what: string;
  readonly effect: Effect;
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

interface Noted extends Omit<Change, 'breaks' | 'reaches'> {
  breaks: Party[];
  reaches: Map<string, { parts: string[]; breaks: Party[] }>;
}

export function createChanges(base: Documents, revision: Documents) {
  const noted = new Map<string, Noted>();
  return { note, all };

  /** Notes a change at a member of the pair. The same change in several operations is stored once. */
  function note(
    pair: Pair,
    steps: readonly string[],
    { what, effect, added = [], removed = [] }: Told,
    scope: Scope,
  ): void {
    const isThere = has(pair.revision, steps);
    const { file, pointer, line } = isThere
      ? revision.placeOf(pair.revision, ...steps)
      : base.placeOf(pair.base, ...steps);
    // `what` names the last steps, so the subject does without them.
    const thing = pointer
      .split('/')
      .slice(0, pointer.split('/').length - steps.length)
      .join('/');
    const { subject, field } = describePlace(thing);
    const whole = [field, what].filter(Boolean).join(': ');
    const key = `${file}${pointer} ${whole}`;
    const breaks = scope.operation === null ? [] : effect[scope.position];
    const change: Noted = noted.get(key) ?? {
      impact: effect.otherwise,
      breaks: [],
      subject,
      what: whole,
      added,
      removed,
      place: `${file}:${line}${isThere ? '' : ' before'}`,
      reaches: new Map(),
    };
    noted.set(key, change);
    add(change.breaks, breaks);
    if (!effect.isOptional && breaks.some((party) => party !== 'package users')) change.impact = 'major';
    const { operation, part } = scope;
    if (operation === null) return;
    const reach = change.reaches.get(operation) ?? { parts: [], breaks: [] };
    change.reaches.set(operation, reach);
    add(reach.breaks, breaks);
    if (part !== '') add(reach.parts, [part]);
  }

  function all(): Change[] {
    return [...noted.values()]
      .map(({ reaches, breaks, ...change }) => ({
        ...change,
        breaks: breaks.toSorted(),
        reaches: [...reaches].map(([operation, reach]) => ({ operation, ...reach })),
      }))
      .sort((one, other) => impacts.indexOf(other.impact) - impacts.indexOf(one.impact));
  }
}

export type Changes = ReturnType<typeof createChanges>;

function has(node: Node, steps: readonly string[]): boolean {
  let value: unknown = node;
  for (const step of steps) value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  return value !== undefined;
}

function add<T>(list: T[], values: readonly T[]): void {
  for (const value of values) if (!list.includes(value)) list.push(value);
}

/** Two versions of one operation, with their path items and documents. */
export interface OperationPair extends Pair {
  readonly title: string;
  readonly paths: { readonly base: string; readonly revision: string };
  readonly items: Pair;
  readonly documents: Pair;
}

const kinds: Readonly<Record<string, string>> = {
  schemas: 'schema',
  responses: 'response',
  parameters: 'parameter',
  headers: 'header',
  examples: 'example',
  requestBodies: 'request body',
  securitySchemes: 'security scheme',
  messages: 'message',
  channels: 'channel',
  operations: 'operation',
};

const unescape = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** A JSON pointer for people: the subject (`schema Currency`) and the field in it (`banks[].currency`). */
export function describePlace(pointer: string): { subject: string; field: string } {
  const [first = '', second = '', third = '', ...rest] = pointer.split('/').slice(1).map(unescape);
  const isHolder = ['paths', 'channels', 'operations', 'components'].includes(first);
  if ((isHolder && second === '') || (first === 'components' && third === '')) return { subject: '', field: '' };
  if (first === 'components') return { subject: `${kinds[second] ?? second} ${third}`.trim(), field: fieldOf(rest) };
  if (first === 'paths')
    return { subject: [third.toUpperCase(), second].filter(Boolean).join(' '), field: fieldOf(rest) };
  if (first in kinds) return { subject: `${kinds[first] ?? first} ${second}`, field: fieldOf([third, ...rest]) };
  return { subject: first, field: fieldOf([second, third, ...rest]) };
}

/** `properties/banks/items/properties/code` becomes `banks[].code`. */
function fieldOf(steps: readonly string[]): string {
  let field = '';
  for (let index = 0; index < steps.length; index += 1) {
    const step = steps[index] ?? '';
    if (['anyOf', 'oneOf', 'allOf', 'content'].includes(step)) index += 1;
    else if (step === 'items') field += '[]';
    else if (step === 'responses') field += `${field && '.'}${steps[(index += 1)] ?? ''}`;
    else if (!['properties', 'schema', 'parameters', 'requestBody', ''].includes(step))
      field += `${field && '.'}${step}`;
  }
  return field;
}
