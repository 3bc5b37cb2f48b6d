import { beforeEach, expect, test } from 'vitest';
import { configureLinks, gameAppUrl, linkUrl } from '../../../src/ui/link-rules.ts';

beforeEach(() => {
  configureLinks({ appSchemes: null });
});

test.each([
  'naga-slot://open',
  'market://details?id=com.example.slot',
  'intent://slot#Intent;scheme=slot;end',
  'line://x',
])('A-115 a game’s app link %s opens while the build lists no scheme', (address) => {
  expect(gameAppUrl(address)).toBe(address);
});

test('A-115 a text may open LINE only, while the build lists no scheme', () => {
  expect([linkUrl('line://x'), linkUrl('naga-slot://open')]).toEqual(['line://x', null]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'view-source:https://a.example/',
  'file:///etc/passwd',
  'blob:x',
])('A-115 %s is no app link', (address) => {
  expect(gameAppUrl(address)).toBeNull();
});

test('A-115 a build that lists schemes allows only these in a game’s app links', () => {
  configureLinks({ appSchemes: ['naga-slot'] });
  expect([gameAppUrl('naga-slot://open'), gameAppUrl('line://x'), linkUrl('naga-slot://open')]).toEqual([
    'naga-slot://open',
    null,
    'naga-slot://open',
  ]);
});
