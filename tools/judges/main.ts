/**
 * `npm run judges [-- word]`: programs and test collections from outside the project judge the app and its contract.
 * `--write` updates docs/judges.md after a whole run, `--no-build` judges the builds that exist.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPeers } from '../peers/install-peers.ts';
import { accepted } from './accepted.ts';
import { allJudges } from './all-judges.ts';
import type { Finding, Judge } from './judge.ts';
import { judgesTable, type Result } from './judges-table.ts';
import { NotRun } from './not-run.ts';
import { readArguments } from '../read-arguments.ts';

const root = join(import.meta.dirname, '../..');
const document = join(root, 'docs/judges.md');
const names = allJudges.map(({ name }) => name).join(', ');
const usage = `npm run judges -- [<part of a name>] [--no-build], or --write for all. Judges: ${names}.`;
const { values, words } = readArguments({
  usage,
  options: { write: { type: 'boolean', default: false }, 'no-build': { type: 'boolean' } },
  words: 1,
});
const [word = ''] = words;
const { write } = values;
const chosen = allJudges.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));
if (chosen.length === 0 || (write && word !== '')) {
  console.error(`Usage: ${usage}`);
  process.exit(2);
}

const explanationOf = (judge: Judge, { rule, where, message }: Finding) =>
  accepted.find(
    (each) => each.judge === judge.name && each.rule === rule && (each.only?.test(`${where} ${message}`) ?? true),
  );

async function judgedBy(judge: Judge): Promise<Result> {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  try {
    const peers = judge.packages ? await installPeers(judge.packages) : { folder: '' };
    if ('problem' in peers) throw new NotRun(`its package cannot be installed: ${peers.problem}`);
    const { amount, findings } = await judge.run(peers.folder);
    const left = findings.flatMap((finding) => {
      const explanation = explanationOf(judge, finding);
      return explanation ? [{ finding, accepted: explanation }] : [];
    });
    const open = findings.filter((finding) => !explanationOf(judge, finding));
    const stale = accepted.filter(
      (each) => each.judge === judge.name && !left.some((found) => found.accepted === each),
    );
    return { judge, amount, left, open, stale, seconds: seconds() };
  } catch (problem) {
    // A judge that breaks has judged nothing.
    const why = problem instanceof NotRun ? problem.message : String(problem);
    return { judge, notRun: why, left: [], open: [], stale: [], seconds: seconds() };
  }
}

if (chosen.some(({ needsBuild }) => needsBuild) && !values['no-build']) {
  execFileSync('npm', ['run', '--silent', 'build:all'], { cwd: root, stdio: 'inherit' });
}
const results: Result[] = [];
for (const judge of chosen) {
  const result = await judgedBy(judge);
  results.push(result);
  const { notRun, amount, left, open, stale, seconds } = result;
  if (notRun !== undefined) console.log(`✗ ${judge.name}: not run: ${notRun}`);
  else {
    const count = `${open.length} findings, ${left.length} more that are explained`;
    console.log(`${open.length + stale.length > 0 ? '✗' : '✓'} ${judge.name}: ${amount}, ${count} (${seconds} s)`);
  }
  for (const { rule, where, message } of open) console.log(`    ${rule} · ${where} · ${message}`);
  for (const { rule } of stale) console.log(`    ${rule} is explained in accepted.ts, but it was not found`);
}
if (write) {
  const [before = ''] = readFileSync(document, 'utf8').split('<!-- results -->');
  writeFileSync(
    document,
    `${before}<!-- results -->\n\n${judgesTable(results, new Date().toISOString().slice(0, 10))}`,
  );
}
const failed = results.filter(({ notRun, open, stale }) => notRun !== undefined || open.length + stale.length > 0);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
