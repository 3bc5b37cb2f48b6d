import { nonsense, written } from '../../../tests/support/broken-screen.ts';
import { follow, type Schema } from '../../../tests/support/contract.ts';
import * as screens from '../../../tests/support/screens.ts';
import { openMember, type Change, type Walk } from './start-second-backend.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const allowsNull = (schema: Schema): boolean => {
  const { type, anyOf = [] } = follow<Schema>(schema);
  return type === 'null' || (Array.isArray(type) && type.includes('null')) || anyOf.some(allowsNull);
};

type Visit = (fields: Fields, key: string, schema: Schema) => void;

/** Visits every key that the schema has, of every object. */
function eachKey(value: unknown, given: Schema, visit: Visit): void {
  const schema = follow<Schema>(given);
  const variant = schema.anyOf?.map((each) => follow<Schema>(each)).find(({ type }) => type !== 'null');
  if (variant) eachKey(value, variant, visit);
  else if (Array.isArray(value)) for (const each of value) eachKey(each, schema.items ?? {}, visit);
  else if (isFields(value)) {
    for (const [key, inner] of Object.entries(schema.properties ?? {})) {
      eachKey(value[key], inner, visit);
      visit(value, key, schema);
    }
  }
}

const inObjects =
  (visit: Visit): Change =>
  ({ responses }, { status, body }) => {
    eachKey(body, responses.find((each) => each.status === '200')?.schema ?? {}, visit);
    return { status, body };
  };

const failsAll =
  (status: number, body: unknown): Change =>
  ({ effect }, answer) =>
    effect === 'query' ? { status, body } : answer;

/** Public pages come last, because the login page ends the session. */
const addresses = [
  ...[...screens.memberPages, ...screens.modals],
  ...[...screens.pagesWithoutShell, ...screens.publicPages],
];
/** Pages that show nothing of the service. */
const ownPages: readonly string[] = [...screens.pagesWithoutShell, '/login', '/register', '/howto'];

/** The contract's chat has a message of a type that no client knows, which says so in its place. */
const isWhole = (text: string) => !/Couldn't load|\d items? can't be shown/.test(text);
const saysSo = (text: string, address: string) =>
  ownPages.includes(address) || /Couldn't load|couldn't load|can't be shown|^-$/m.test(text);

/** By row of the table "Queries" of docs/backend.md, for all queries: the change, and whether the screen admits it. */
const rows: readonly [string, Change, isTruthful: (text: string, address: string) => boolean][] = [
  ['as the contract says', (_, answer) => answer, isWhole],
  [
    'a nullable key is absent',
    inObjects((fields, key, { properties }) => {
      if (allowsNull(properties?.[key] ?? {})) Reflect.deleteProperty(fields, key);
    }),
    isWhole,
  ],
  [
    'an optional key is null',
    inObjects((fields, key, { required = [] }) => {
      // Some optional keys hold the content, so only those become null that the example leaves out.
      if (!required.includes(key)) fields[key] ??= null;
    }),
    isWhole,
  ],
  [
    'an entry of a list cannot be read',
    (_, { status, body }) => {
      for (const list of Object.values(body ?? {})) if (Array.isArray(list) && isFields(list[0])) list[0] = 'an entry';
      return { status, body };
    },
    () => true,
  ],
  ['another shape', failsAll(200, { success: true, rows: [[1, 2, 3]] }), saysSo],
  ['a server error', failsAll(500, { message: 'ORA-12170: connect timeout' }), saysSo],
];

/** Opens every screen with every change of the answers to queries. Returns how many it opened. */
export const walkScreens: Walk = async (browser, site, backend, addFinding) => {
  for (const [row, change, isTruthful] of rows) {
    backend.service.change = change;
    const { page, problems } = await openMember(browser, site, backend);
    for (const address of addresses) {
      const add = (rule: string, message: string) => addFinding({ rule, where: `${address}: ${row}`, message });
      const opened = screens.settleAfter(page, async () => {
        await page.goto(address);
        await screens.headOf(page).waitFor();
      });
      await opened.catch((problem: unknown) => add('does not settle', String(problem).slice(0, 200)));
      for (const problem of problems.splice(0)) add('breaks', problem);
      const text = await written(page);
      if (text.trim().length < 20) add('is empty', text);
      if (nonsense.test(text)) add('shows nonsense', text);
      if (!isTruthful(text, address)) add('says nothing of it', text.replace(/\s+/g, ' ').slice(-200));
    }
    await page.close();
  }
  return rows.length * addresses.length;
};
