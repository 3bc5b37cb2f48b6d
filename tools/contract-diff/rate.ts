import type { Change, Impact } from './redocly-diff.ts';

/** Where this contract says more than OpenAPI and AsyncAPI do, so that Redocly cannot know what a change breaks. */
const ownRules: readonly { impact: Impact; when: (change: Change) => boolean; why: string }[] = [
  {
    impact: 'major',
    when: ({ typeName, property }) => typeName === 'Message' && property === 'name',
    why: 'The name of a message is the event on the socket.',
  },
  {
    impact: 'major',
    when: ({ property }) => property === 'x-effect',
    why: 'A query may be read again at any time, a command may not.',
  },
  {
    impact: 'major',
    when: ({ typeName, kind, base }) =>
      typeName === 'SecurityRequirementList' && kind === 'removed' && allowsVisitors(base?.value),
    why: 'A visitor could call it; without a `security` of its own it needs a token.',
  },
  {
    impact: 'patch',
    when: ({ typeName, path }) => typeName === 'Server' || path.startsWith('#/servers'),
    why: 'It names the mock only.',
  },
  {
    impact: 'minor',
    when: ({ property }) => property === 'x-money' || property === 'x-timeout',
    why: 'Clients treat its outcome, or wait for it, in another way.',
  },
  {
    // ErrorCode and SlipReason stand in `anyOf` beside any text, which clients have a fallback for.
    impact: 'minor',
    when: ({ path, verdicts }) =>
      /\/anyOf\/\d+$/.test(path) &&
      verdicts.length > 0 &&
      verdicts.every(({ ruleId }) => ruleId === 'enum-values-added'),
    why: 'Any other text was allowed before.',
  },
];

function allowsVisitors(security: unknown): boolean {
  if (!Array.isArray(security)) return false;
  return security.length === 0 || security.some((scheme) => JSON.stringify(scheme) === '{}');
}

export interface RatedChange {
  impact: Impact;
  /** `POST /api/wallet/transfer`, `channel chat`. */
  subject: string;
  what: string;
  /** `openapi.yaml:4366`; in the older version when the thing is gone. */
  place: string;
}

/** What a change breaks, by Redocly's rules and by the contract's own, in one line. */
export function rate(change: Change): RatedChange {
  const own = ownRules.find(({ when }) => when(change));
  const [subject, rest] = splitPath(change.path);
  const messages = change.verdicts.map(({ message }) => message);
  const where = [rest, change.property].filter(Boolean).join(' · ');
  const told = messages.length > 0 ? messages.join(' ') : [where, change.kind].filter(Boolean).join(' ');
  const side = change.revision ?? change.base;
  const file = side?.file.replace(/^.*[\\/]/, '') ?? '';
  return {
    impact: own?.impact ?? change.impact,
    subject,
    what: own ? `${told}. ${own.why}`.replace('..', '.') : told,
    place: `${file}:${side?.line ?? 0}${change.revision ? '' : ' before'}`,
  };
}

/** What a pointer is about, and the rest of it. */
function splitPath(pointer: string): [subject: string, rest: string] {
  const steps = pointer
    .replace(/^#\/?/, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [first = '', second = '', third = '', ...rest] = steps;
  if (first === 'paths') return [[third.toUpperCase(), second].filter(Boolean).join(' '), rest.join('/')];
  if (first === 'channels' || first === 'operations') {
    return [`${first.slice(0, -1)} ${second}`, [third, ...rest].filter(Boolean).join('/')];
  }
  return [first, [second, third, ...rest].filter(Boolean).join('/')];
}
