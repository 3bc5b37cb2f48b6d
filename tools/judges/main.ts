/**
 * `npm run judges [-- word]`: programs from outside the project judge the app and its contract. `--no-build` judges the
 * builds that exist.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../read-arguments.ts';
import { installPeers } from '../install-peers.ts';
import { root, type Finding, type Judge } from './judge.ts';
import { judges } from './judges.ts';

const names = judges.map(({ name }) => name).join(', ');
const usage = `npm run judges -- [<part of a name>] [--no-build]. Judges: ${names}.`;
const { values, words } = readArguments({ usage, options: { 'no-build': { type: 'boolean' } }, words: 1 });
const word = words[0]?.toLowerCase() ?? '';
const chosen = judges.filter(({ name }) => name.toLowerCase().includes(word));
if (chosen.length === 0) {
  console.error(`Usage: ${usage}`);
  process.exit(2);
}

const document = readFileSync(join(root, 'docs/judges.md'), 'utf8');
/** The table "What stays, and why" of the document. */
const explanations = (document.split('## What stays, and why')[1]?.split('\n## ')[0] ?? '')
  .split('\n')
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
  .flatMap(([, judge = '', rule = '', where = '', why]) =>
    why ? [{ judge, rule, where: new RegExp(where.replaceAll('`', '')) }] : [],
  );

async function judgedBy({ name, needsPackages, run }: Judge) {
  const ours = explanations.filter(({ judge }) => judge === name);
  const explains = (each: (typeof ours)[number], { rule, where, message }: Finding) =>
    each.rule === rule && each.where.test(`${where} ${message}`);
  try {
    const { amount, findings } = await run(
      needsPackages ? await installPeers(join(import.meta.dirname, 'packages')) : '',
    );
    const open = findings.filter((finding) => !ours.some((each) => explains(each, finding)));
    const stale = ours.filter((each) => !findings.some((finding) => explains(each, finding)));
    const problems = [
      ...open.map(({ rule, where, message }) => `${rule} · ${where} · ${message}`),
      ...stale.map(({ rule, where }) => `${rule} ${where.source} is explained in docs/judges.md, but it was not found`),
    ];
    return { said: `${amount}, ${findings.length} findings, ${open.length} of them unexplained`, problems };
  } catch (problem) {
    // A judge that breaks has judged nothing.
    const why = problem instanceof Error ? problem.message : String(problem);
    return { said: 'not run', problems: [why] };
  }
}

if (chosen.some(({ needsBuild }) => needsBuild) && !values['no-build']) {
  execFileSync('npm', ['run', '--silent', 'build:all'], { cwd: root, stdio: 'inherit' });
}
let failed = 0;
for (const judge of chosen) {
  const { said, problems } = await judgedBy(judge);
  if (problems.length > 0) failed += 1;
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${judge.name}: ${said}`);
  for (const problem of problems) console.log(`    ${problem}`);
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
