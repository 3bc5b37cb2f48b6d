import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { titlesOf } from '../../tools/ledger/citations.ts';
import { operations, root } from '../support/contract.ts';
import { failureChannels, withoutScreen } from '../support/failure-channels.ts';

const text = (file: string) => readFileSync(join(root, file), 'utf8');

function tableOfTheLedger(): Record<string, string> {
  const [, below = ''] = text('docs/requirements.md').split('**Failure channels (A-107).**');
  const table = below.slice(below.indexOf('|---'), below.indexOf('\n\n', below.indexOf('|---')));
  const cells = [...table.matchAll(/^\| (.*?) \| (.*) \|$/gm)].map(([, channel = '', said = '']) => [channel, said]);
  return Object.fromEntries(cells) as Record<string, string>; // pairs of texts
}

/** The ledger separates its words with `; `, in the chat's cell with `, `. */
const separator = (channel: string) => (channel.startsWith('chat') ? ', ' : '; ');

const rows = Object.entries(failureChannels).flatMap(([channel, words]) =>
  Object.values(words).flatMap((row) => Object.entries(row).map(([id, proof]) => ({ channel, id, proof }))),
);

describe('A-107 how each failure is shown', () => {
  test('A-107 the channels and their words equal the ledger’s table', () => {
    const said = Object.entries(failureChannels).map(([channel, words]) => [
      channel,
      Object.keys(words).join(separator(channel)),
    ]);
    expect(Object.fromEntries(said)).toEqual(tableOfTheLedger());
  });

  test('A-107 every command of the contract has a channel, or no screen; a query is "every other load" by default', () => {
    const ids = operations.map(({ id }) => id);
    const commands = operations.filter(({ effect }) => effect === 'command').map(({ id }) => id);
    const placed = rows.map(({ id }) => id);
    expect(commands.filter((id) => !placed.includes(id) && !withoutScreen.some((other) => other === id))).toEqual([]);
    expect([...placed, ...withoutScreen].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('A-107 an operation has two channels only if the ledger lists it twice', () => {
    const channels = new Map<string, Set<string>>();
    for (const { id, channel } of rows) channels.set(id, (channels.get(id) ?? new Set()).add(channel));
    const twice = [...channels].filter(([, of]) => of.size > 1).map(([id]) => id);
    expect(twice).toEqual(['createQrcode']);
  });

  test('A-14 R-083 A-107 src calls every operation except the six that no screen needs', () => {
    const app = globSync('src/**/*.{ts,tsx}', { cwd: root }).map(text).join('\n');
    expect(withoutScreen.filter((id) => new RegExp(`\\bop\\.${id}\\b`).test(app))).toEqual([]);
    expect(rows.filter(({ id }) => !new RegExp(`\\bop\\.${id}\\b`).test(app)).map(({ id }) => id)).toEqual([]);
  });

  test.each(rows)('A-107 $id fails by: $channel; `npm test` has the test for it', ({ proof }) => {
    const titles = titlesOf(join(root, 'tests', proof.file));
    expect(titles.filter((title) => title.includes(proof.title))).toHaveLength(1);
  });
});
