import { QueryObserver } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from '../../../src/api/wire/query/query-client.ts';
import { initI18n } from '../../../src/i18n/i18n.ts';
import { Loaded } from '../../../src/ui/Loaded.tsx';
import { NotLoaded } from '../../../src/ui/NotLoaded.tsx';
import { RetryLine } from '../../../src/ui/RetryLine.tsx';
import { common } from '../../../src/i18n/en/common.ts';
import { elementsOf, staticMarkup, textOf } from '../../support/static-markup.ts';

beforeAll(() => initI18n({ defaultLocale: 'en', locale: 'en' }));

const retryLine = "Couldn't load. Try again.";
const refuse = (): Promise<string[]> => Promise.reject(new Error('refused'));
const never = () => new Promise<string[]>(() => undefined);

/** The service's next answer. */
let answer: () => Promise<string[]>;
let query: QueryObserver<string[]>;

beforeEach(() => {
  const options = { queryKey: ['names'], queryFn: () => answer(), enabled: false };
  query = new QueryObserver<string[]>(createQueryClient(), options);
  onTestFinished(query.subscribe(() => undefined));
});

/** Loads with each answer in turn; one that never comes is not waited for. */
async function load(...answers: (() => Promise<string[]>)[]) {
  for (const next of answers) {
    answer = next;
    const reading = query.refetch();
    if (next !== never) await reading;
  }
}

function show(retry?: 'always' | 'never', notLoaded?: string) {
  return staticMarkup(
    <Loaded
      query={query.getCurrentResult()}
      skeleton={<i>skeleton</i>}
      isEmpty={(names) => names.length === 0}
      empty={<p>none</p>}
      {...(retry && { retry })}
      {...(notLoaded !== undefined && { notLoaded })}
    >
      {(names) => <p>{names.join(' ')}</p>}
    </Loaded>,
  );
}
const malee = () => Promise.resolve(['Malee']);

test.each([
  ['R-158 during the first load only the skeleton is shown', [never], 'skeleton'],
  ['loaded data are shown', [() => Promise.resolve(['Malee', 'Somchai'])], 'Malee Somchai'],
  ['an empty answer shows the empty message', [() => Promise.resolve([])], 'none'],
  ['A-114 a failed first load shows only the retry line', [refuse], retryLine],
  ['A-114 the retry line stays during the next attempt', [refuse, never], retryLine],
  ['A-114 the retry line disappears when the next attempt succeeds', [refuse, malee], 'Malee'],
  ['data stay while they are loaded again', [malee, never], 'Malee'],
  ['data stay when loading again fails', [malee, refuse], 'Malee'],
])('%s', async (_what, answers, text) => {
  await load(...answers);
  expect(textOf(show())).toBe(text);
});

test('A-114 R-428 the retry line is busy during the next attempt; a screen may leave it out', async () => {
  await load(refuse, never);
  expect(elementsOf(show()).find(({ tag }) => tag === 'button')?.attributes['aria-busy']).toBe('true');
  expect(textOf(show('never'))).toBe('');
});

test('A-114 if requested, the retry line is also shown above data that could not be refreshed', async () => {
  await load(malee, refuse);
  expect(textOf(show('always'))).toBe(`${retryLine}Malee`);
});

test.each([
  ['is said instead of the retry line, during the next attempt too', [refuse, never], 'No namesTry again'],
  ['is not said above data that could not be refreshed', [malee, refuse], `${retryLine}Malee`],
])('A-114 what a whole page is missing %s', async (_what, answers, text) => {
  await load(...answers);
  expect(textOf(show('always', 'No names'))).toBe(text);
});

test('A-133 where only a reload helps the retry says what it loses', () => {
  const again = { help: 'reload', busy: false, onRetry: () => undefined } as const;
  expect(textOf(staticMarkup(<RetryLine {...again} />))).toBe(common.notLoadedReload + common.reloadLoses);
  const page = staticMarkup(<NotLoaded {...again}>{'No page'}</NotLoaded>);
  expect(textOf(page)).toBe(`No page${common.reloadPage}${common.reloadLoses}`);
});
