import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { modulesOf, textModulesOf } from '../pages.ts';
import { chunkListOf, filesOf } from './chunk-list.ts';

const root = join(import.meta.dirname, '../..');

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * The chunks of a build: each group is one chunk, with all static imports of its entries. A few large files load faster on
 * a slow line than many small ones, and compress better. A module belongs to the first group that contains it; all other
 * modules keep their own chunks.
 */
export function chunkGroups() {
  const entries = {
    first: [
      'src/main.tsx',
      // Both the login page and most modals use them.
      ...['src/ui/Field.tsx', 'src/ui/PasswordField.tsx', 'src/ui/Checkbox.tsx', 'src/ui/ErrorLine.tsx'],
    ],
    login: modulesOf('login'),
    // The code that makes calls: /login needs it on submit, every other page immediately.
    wire: ['src/api/lookup.ts', 'src/api/wire/command/send-command.ts', 'src/lib/western-digits.ts'],
    // /login needs it on submit.
    submit: ['src/features/login/login-form.ts', 'src/api/account.ts'],
    // Every page except /login needs it.
    query: [
      'src/app/Queries.tsx',
      // Small modules of home that public pages use too. Otherwise these would load home.
      ...['src/ui/LeftOut.tsx', 'src/ui/each-second.ts', 'src/lib/instant.ts', 'src/lib/latin-name-banks.ts'],
    ],
    home: modulesOf('home'),
    // What modals and pages without a money command share with those that have one.
    shared: [
      'src/ui/Loaded.tsx',
      'src/ui/Facts.tsx',
      'src/ui/link-host.ts',
      'src/api/bonus.ts',
      'src/api/statement.ts',
      'src/api/account.ts',
      'src/api/wire/money/money-command.ts',
      'src/money/poll-while-visible.ts',
      'src/ui/use-now.ts',
      'src/ui/use-seconds-left.ts',
      'src/ui/bank-name.ts',
      'src/lib/account-number.ts',
      'node_modules/lucide-react/dist/esm/icons/circle-check.mjs',
    ],
    // Shared by all commands that move money. A modal then adds only its own modules.
    money: [
      'src/money/use-money-command.ts',
      'src/money/MoneySheet.tsx',
      'src/money/AmountField.tsx',
      'src/money/QuickAmounts.tsx',
      'src/money/Done.tsx',
    ],
    // What the movements share with single modals, such as that of a withdrawal.
    places: [
      'src/money/AccountPicture.tsx',
      'src/ui/BankDisc.tsx',
      'src/money/entry-identity.ts',
      'src/money/use-settling.ts',
      'src/features/bonus/HeldBonus.tsx',
    ],
    // Home loads it after the balances.
    movements: ['src/features/statement/LatestMovements.tsx'],
    html: ['src/ui/ServerHtml.tsx'],
    // Home loads both after the balances.
    extras: ['src/features/agreement/Agreement.tsx', 'src/features/play-reminder/PlayReminder.tsx'],
    lists: ['src/ui/Table.tsx', 'src/ui/Pager.tsx', 'src/ui/EmptyState.tsx'],
  };
  let chunks: { name: string; members: Set<string> }[] | undefined;
  const chunkOf = (id: string, graph: ModuleGraph): string | undefined => {
    chunks ??= Object.entries(entries).map(([name, files]) => ({ name, members: closure(files, graph) }));
    const [found, ...others] = chunks.filter(({ members }) => members.has(id));
    // Otherwise member pages would load the login page for the code that both use.
    return found?.name === 'login' && others.length > 0 ? 'first' : found?.name;
  };
  const names = Object.keys(entries);
  return [
    // The script must not wait for the app.
    { name: 'boot', test: ofBoot, priority: names.length + 1 },
    { name: groupOfText, debugName: 'texts', priority: names.length + 1 },
    // A group includes modules of the groups below it, so each group has its own priority.
    ...names.map((name, index) => ({
      name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === name ? name : null),
      debugName: name,
      priority: names.length - index,
    })),
  ];
}

/** The modules that the boot script imports. Every part of the app may import them too. */
const ofBoot = new RegExp(
  [
    'vite/preload-helper',
    'src/boot\\.ts$',
    'src/(api/wire/(send/(early-load|client-headers)|session/stored-token)|lib/(browser-storage|incidents|timings)|paths|settings)\\.ts$',
    'generated/operations/wallet\\.ts$',
  ].join('|'),
);

/** The texts that home loads after the balances. */
const laterTexts = ['agreement', 'play-reminder', 'statement', 'errors'];

/** The texts of home in two files for each language: for its first picture, and for what it loads later. */
function groupOfText(id: string): string | null {
  const [, language = '', name = ''] = /src\/i18n\/(\w+)\/([\w-]+)\.ts$/.exec(id) ?? [];
  if (textModulesOf('home', language).some((module) => id.endsWith(module))) return `texts-${language}`;
  return laterTexts.includes(name) ? `more-texts-${language}` : null;
}

function closure(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const members = new Set<string>();
  const waiting = entries.map((entry) => join(root, entry));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (members.has(id)) continue;
    members.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return members;
}

/** Lets the browser fetch a module of the boot script, and its styles, while it paints the page. */
export function fetchedEarly(entry: string): Plugin {
  return {
    name: 'wallet-fetched-early',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        // The dev server has no bundle.
        if (!bundle) return [];
        const links = (files: readonly string[], rel: string): HtmlTagDescriptor[] =>
          files
            .filter((file) => !html.includes(file))
            .map((file) => ({ tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: 'head' }));
        const { scripts, styles } = filesOf(chunkListOf(bundle, root), [entry]);
        return [...links(scripts, 'modulepreload'), ...links(styles, 'stylesheet')];
      },
    },
  };
}
