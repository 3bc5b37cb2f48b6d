import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const impacts = ['patch', 'minor', 'major'] as const;
/** The part of a semantic version that a change moves on. */
export type Impact = (typeof impacts)[number];

interface Side {
  file: string;
  line: number;
  value?: unknown;
}

/** One difference as Redocly reports it; `path` is a JSON pointer with the references followed. */
export interface Change {
  path: string;
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  impact: Impact;
  verdicts: { ruleId: string; message: string }[];
  property?: string;
  base?: Side;
  revision?: Side;
}

interface Report {
  infoVersions: { base: string; revision: string };
  changes: Change[];
}

const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const config = join(import.meta.dirname, 'redocly.yaml');

/** What differs between two versions of a document; throws with Redocly's own words when one cannot be read. */
export function redoclyDiff(base: string, revision: string): Report {
  const options = ['--config', config, '--format', 'json', '--fail-on', 'none'];
  const { stdout, stderr } = spawnSync(process.execPath, [redocly, 'diff', base, revision, ...options], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
    maxBuffer: 2 ** 27,
  });
  if (!stdout.startsWith('{')) throw new Error(`Redocly could not compare ${revision}: ${(stderr || stdout).trim()}`);
  // The format is Redocly's, whose version is pinned; contract-diff.test.ts holds what is read of it.
  return JSON.parse(stdout) as Report;
}
