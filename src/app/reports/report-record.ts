import type { Incident } from '../../lib/incidents.ts';
import { paths } from '../../paths.ts';

/** One record of a report; docs/reports.schema.json describes it. */
export type ReportRecord =
  | { kind: 'contract'; operation: string; pointer: string; problem: string }
  | { kind: 'unknown'; operation: string; reason: string }
  | { kind: 'error'; name: string; frames: string[] }
  | { kind: 'policy'; directive: string; origin: string }
  | { kind: 'vital'; name: string; value: number; page: string };

const mostFrames = 5;

/** The app's own files in a stack, as `index-4f3a2b1c.js:1:2345`. The rest of a stack may contain a member's data. */
function ownFrames(stack: string, origin: string): string[] {
  const frames = [...stack.matchAll(/(https?:\/\/[^\s()]+?)\/assets\/([\w.-]+\.js:\d+:\d+)/g)];
  return frames
    .flatMap(([, from, frame]) => (from === origin && frame !== undefined ? [frame] : []))
    .slice(0, mostFrames);
}

function ofError(error: unknown, origin: string): ReportRecord | null {
  if (!(error instanceof Error)) return null;
  const stack = error.stack ?? '';
  // Browser extensions run in the page too.
  if (/-extension:\/\//.test(stack)) return null;
  return {
    kind: 'error',
    name: /^\w{1,40}$/.test(error.name) ? error.name : 'Error',
    frames: ownFrames(stack, origin),
  };
}

// Chromium 109 and Safari 15 have no `URL.parse`.
function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** A keyword such as `inline` and `eval`, a scheme such as `data`, or the origin of an address. */
function originOf(blocked: string): string {
  const url = urlOf(blocked);
  if (url) return url.origin === 'null' ? url.protocol.slice(0, -1) : url.origin;
  return /^[a-z-]{0,40}$/.test(blocked) ? blocked : '';
}

/** Keeps names of the contract only. List indexes, and the keys of a login form's `event`, come from the answer. */
const contractPointer = (pointer: string) =>
  pointer.replace(/\/event\/.*$/, '/event/*').replace(/\/\d+(?=\/|$)/g, '/*');

/** The record of an incident; null if the app did not cause it. */
export function recordOf(incident: Incident, origin: string): ReportRecord | null {
  switch (incident.kind) {
    case 'contract':
      return { ...incident, pointer: contractPointer(incident.pointer) };
    case 'unknown':
      return incident;
    case 'error':
      return ofError(incident.error, origin);
    case 'policy':
      return { kind: 'policy', directive: incident.directive, origin: originOf(incident.blocked) };
  }
}

const known = new Map<string, string>(Object.entries(paths).map(([name, path]) => [path, name]));

/** The name of a page in `src/paths.ts`; `other` for every other path, because a path can contain typed text. */
export const pageName = (pathname: string): string => known.get(pathname) ?? 'other';
