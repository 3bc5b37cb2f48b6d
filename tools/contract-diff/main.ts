/**
 * `npm run contract:diff -- <git-ref>`: what changed in both contracts since a commit, what of it breaks whom, and whether
 * `info.version` says so. Exit 0: it does; 1: it was not bumped enough; 2: nothing could be compared.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkOutContracts } from './checkout.ts';
import { compareContracts, type Comparison } from './compare.ts';

const usage = 'Usage: npm run contract:diff -- <git-ref> [--format text|json]';
const root = join(import.meta.dirname, '../..');

try {
  const { ref, format } = readOptions();
  const base = checkOutContracts(root, ref);
  try {
    const comparisons = compareContracts(base, root);
    console.log(format === 'json' ? JSON.stringify(comparisons, null, 2) : comparisons.map(describe).join('\n\n'));
    process.exitCode = comparisons.every(({ isEnough }) => isEnough) ? 0 : 1;
  } finally {
    rmSync(base, { recursive: true });
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 2;
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { format: { type: 'string', default: 'text' } },
      allowPositionals: true,
    });
    const [ref] = positionals;
    const { format } = values;
    if (ref !== undefined && positionals.length === 1 && /^(text|json)$/.test(format)) return { ref, format };
  } catch {
    // An option that is not known ends like one that is wrong.
  }
  throw new Error(usage);
}

function describe({ document, before, now, needed, isEnough, changes }: Comparison): string {
  if (changes.length === 0 && before === now) return `${document} ${now}: nothing changed`;
  const verdict = isEnough ? 'enough' : `NOT ENOUGH, set info.version to ${needed}`;
  const lines = changes.map(
    ({ impact, subject, what, place }) => `  ${impact}  ${[subject, what].filter(Boolean).join(': ')} (${place})`,
  );
  return [`${document} ${before} -> ${now}: ${verdict}`, ...lines].join('\n');
}
