import { expect, test } from 'vitest';
import { browserTargets, oldestBrowsers } from '../../../tools/vite/browser-targets.ts';

test('A-133 the builds and the plain page take the oldest browsers from package.json', () => {
  expect(browserTargets()).toEqual(['chrome109', 'safari15.6', 'ios15.6', 'firefox128']);
  expect(oldestBrowsers()).toBe('Chrome 109, Safari 15.6, iOS 15.6, Firefox 128');
});
