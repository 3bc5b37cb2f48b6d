import { beforeEach, expect, test, vi } from 'vitest';

// Each test starts with nothing loaded.
const freshReader = async () => {
  vi.resetModules();
  return import('../../../../src/lib/html/read-server-html.ts');
};
let reader: Awaited<ReturnType<typeof freshReader>>;
beforeEach(async () => {
  reader = await freshReader();
});

test('A-57 a text without markup is read without the parser, limited in size and without control characters', () => {
  const { needsParser, readServerHtml } = reader;
  expect(needsParser(['ฝาก 100 บาท', '', 'a > b\nc'])).toBe(false);
  expect(readServerHtml('ฝาก 100\u202e บาท\n\u0000x')).toEqual(['ฝาก 100 บาท\nx']);
  expect(readServerHtml('')).toEqual([]);
  expect(readServerHtml('x'.repeat(60_000))).toEqual(['x'.repeat(50_000)]);
});

test.each(['<b>a</b>', 'a &amp; b', '1 < 2'])(
  'A-57 %s waits for the parser, and only until it is loaded',
  async (html) => {
    const { loadParser, needsParser, readServerHtml } = reader;
    expect(needsParser(['a', html])).toBe(true);
    expect(readServerHtml(html)).toBeUndefined();
    await loadParser();
    expect(needsParser([html])).toBe(false);
    expect(readServerHtml(html)).toHaveLength(1);
  },
);
