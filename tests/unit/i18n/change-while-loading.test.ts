import { afterEach, expect, test, vi } from 'vitest';
import { changeLocale, initI18n, loadTexts, textOf } from '../../../src/i18n/i18n.ts';
import { stubBrowser } from '../../support/browser-stub.ts';
import { deferred } from '../../support/deferred.ts';

/** Withholds a text file. `asked` resolves when it is requested. */
function holdFile(path: string) {
  const [asked, held] = [deferred(), deferred()];
  vi.doMock(path, (original) => {
    asked.resolve();
    return held.promise.then(original);
  });
  return { asked: asked.promise, release: held.resolve };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('R-450 texts that are loading when the locale changes come in the new locale', async () => {
  stubBrowser();
  const common = holdFile('../../../src/i18n/la/common.ts');
  const errors = holdFile('../../../src/i18n/la/errors.ts');
  const login = holdFile('../../../src/i18n/en/login.ts');
  await initI18n({ defaultLocale: 'th', locale: 'en' });
  const change = changeLocale('la');
  await common.asked;
  await loadTexts('errors');
  common.release();
  // The change waits for its last file and does not know the texts that are requested now.
  await errors.asked;
  const loading = loadTexts('login');
  await login.asked;
  errors.release();
  await change;
  login.release();
  await loading;
  expect(textOf('login')('rememberMe')).toBe('ຈື່ຂ້ອຍໄວ້');
});
