/**
 * `npm run bench [-- <group> …] [--slack <n>]`: the measurements of docs/performance.md. Ends with 1 if a group cannot be measured or a
 * budget is missed.
 */
import { build } from 'vite';
import { readArguments, refuse } from '../read-arguments.ts';
import { chat } from './chat.ts';
import { interactions } from './interactions.ts';
import { loading } from './loading.ts';
import { memory } from './memory.ts';
import { createTable, type Table } from './table.ts';
import { wheel } from './wheel.ts';

const groups: Readonly<Record<string, (table: Table) => Promise<void>>> = {
  loading,
  interactions,
  wheel,
  chat,
  memory,
};

const names = Object.keys(groups);
const usage = `npm run bench -- [${names.join('|')}] … [--slack <how many times slower this machine may be>]`;
const { values, words } = readArguments({
  usage,
  options: { slack: { type: 'string', default: '1' } },
  words: names.length,
});
const unknown = words.find((word) => !names.includes(word));
if (unknown !== undefined) refuse(`There is no group "${unknown}"`, usage);
const slack = Number(values.slack);
if (!(slack >= 1)) refuse(`--slack wants a number from 1, not "${values.slack}"`, usage);

await build({ mode: 'sandbox', logLevel: 'warn' });
const table = createTable(slack);
const broken: string[] = [];
for (const name of words.length > 0 ? words : names) {
  try {
    await groups[name]?.(table);
  } catch (problem) {
    // The other groups are measured all the same.
    broken.push(name);
    console.log(`${name} was not measured: ${problem instanceof Error ? problem.message : String(problem)}`);
  }
}
console.log(`${table.missed()} budgets missed, ${broken.length} groups not measured`);
process.exit(table.missed() + broken.length > 0 ? 1 : 0);
