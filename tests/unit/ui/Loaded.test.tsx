import { QueryObserver } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from '../../../src/api/wire/query-client.ts';
import { initI18n } from '../../../src/i18n/i18n.ts';
import { Loaded } from '../../../src/ui/Loaded.tsx';
import { elementsOf, staticMarkup, textOf } from '../../support/static-markup.ts';

beforeAll(() => initI18n({ defaultLocale: 'en', locale: 'en' }));

const retryLine = "Couldn't load. Try again.";
const refuse = () => Promise.reject(new Error('refused'));
const never = () => new Promise<never>(() => undefined);

/** The service's next answer. */
let answer: () => Promise<string[]>;
let query: QueryObserver<string[]>;

beforeEach(() => {
  query = new QueryObserver<string[]>(createQueryClient(), {
    queryKey: ['names'],
    queryFn: () => answer(),
    enabled: false,
  });
  onTestFinished(query.subscribe(() => undefined));
});

async function load(next: () => Promise<string[]>) {
  answer = next;
  await query.refetch();
}
function beginToLoad() {
  answer = never;
  void query.refetch();
}

function show(retry?: 'always' | 'never') {
  return staticMarkup(
    <Loaded
      query={query.getCurrentResult()}
      skeleton={<i>skeleton</i>}
      isEmpty={(names) => names.length === 0}
      empty={<p>none</p>}
      {...(retry && { retry })}
    >
      {(names) => <p>{names.join(' ')}</p>}
    </Loaded>,
  );
}
const shownText = (retry?: 'always' | 'never') => textOf(show(retry));

test('R-158 during the first load only the skeleton is shown', () => {
  beginToLoad();
  expect(shownText()).toBe('skeleton');
});

test('loaded data are shown', async () => {
  await load(() => Promise.resolve(['Malee', 'Somchai']));
  expect(shownText()).toBe('Malee Somchai');
});

test('an empty answer shows the empty message', async () => {
  await load(() => Promise.resolve([]));
  expect(shownText()).toBe('none');
});

test('A-114 a failed first load shows only the retry line', async () => {
  await load(refuse);
  expect(shownText()).toBe(retryLine);
});

test('A-114 the retry line stays, busy, during the next attempt', async () => {
  await load(refuse);
  beginToLoad();
  expect(shownText()).toBe(retryLine);
  expect(elementsOf(show()).find(({ tag }) => tag === 'button')?.attributes['aria-busy']).toBe('true');
});

test('A-114 the retry line disappears when the next attempt succeeds', async () => {
  await load(refuse);
  await load(() => Promise.resolve(['Malee']));
  expect(shownText()).toBe('Malee');
});

test('data stay while they are loaded again', async () => {
  await load(() => Promise.resolve(['Malee']));
  beginToLoad();
  expect(shownText()).toBe('Malee');
});

test('data stay when loading again fails', async () => {
  await load(() => Promise.resolve(['Malee']));
  await load(refuse);
  expect(shownText()).toBe('Malee');
});

test('A-114 if requested, the retry line is also shown above data that could not be refreshed', async () => {
  await load(() => Promise.resolve(['Malee']));
  await load(refuse);
  expect(shownText('always')).toBe(`${retryLine}Malee`);
});

test('R-428 if turned off, a failure shows nothing', async () => {
  await load(refuse);
  expect(shownText('never')).toBe('');
});
