import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserTargets, oldest, oldestBrowsers } from '../../../tools/vite/browser-targets.ts';

test('A-133 the builds and the plain page take the oldest browsers from package.json', () => {
  expect(browserTargets()).toEqual(['chrome109', 'safari15.6', 'ios15.6', 'firefox128']);
  expect(oldestBrowsers()).toBe('Chrome 109, Safari 15.6, iOS 15.6, Firefox 128');
});

test.each(['README.md', 'docs/operations.md'])('quality 16: %s names the oldest browsers of package.json', (file) => {
  const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8').replaceAll(/\s+/g, ' ');
  const named = (browser: string) =>
    new Set([...text.matchAll(RegExp(`${browser} (\\d[\\d.]*\\d)`, 'g'))].map(([, version]) => version));
  const words = { chrome: 'Chromium', safari: 'Safari and iOS', ios_saf: 'iOS', firefox: 'Firefox' };
  for (const { name, version } of oldest()) expect([name, ...named(words[name])]).toEqual([name, String(version)]);
});
