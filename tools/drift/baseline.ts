import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { Stop } from './stop.ts';

interface Entry {
  readonly id: string;
  readonly reason: string;
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('reason' in value)) return false;
  return typeof value.id === 'string' && typeof value.reason === 'string' && value.reason.trim() !== '';
}

/** Reads accepted ids with reasons, in JSON or YAML; `*` matches anything. Throws a Stop for an entry without a reason. */
export function readBaseline(path: string | null) {
  const entries = path === null ? [] : entriesOf(path);
  const used = new Set<Entry>();
  return {
    reasonFor(id: string): string | null {
      const entry = entries.find((each) => patternOf(each.id).test(id));
      if (entry) used.add(entry);
      return entry?.reason ?? null;
    },
    unused: () => entries.filter((entry) => !used.has(entry)).map(({ id }) => id),
  };
}

export type Baseline = ReturnType<typeof readBaseline>;

function entriesOf(path: string): Entry[] {
  const list = contentOf(path);
  const wrong = Array.isArray(list) ? list.findIndex((each) => !isEntry(each)) : 0;
  if (!Array.isArray(list) || wrong >= 0) throw new Stop(2, `${path}: entry ${wrong + 1} is no { id, reason }.`);
  return list.filter(isEntry);
}

function contentOf(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Stop(2, `${path} cannot be read as a list of accepted findings.`);
  }
}

function patternOf(id: string): RegExp {
  const escaped = id.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*')}$`);
}
