import { afterEach, expect, test, vi } from 'vitest';
import { parseServerHtml } from '../../../../src/lib/html/parse-server-html.ts';

const size = 50_000;
const filled = (part: string, head = '') => (head + part.repeat(Math.ceil(size / part.length))).slice(0, size);

afterEach(() => {
  vi.restoreAllMocks();
});

// Counts the characters that the parser reads, singly or by search and match, instead of measuring time.
test.each([
  ['open tags', filled('<b>')],
  ['links in links', filled('<a href=x>')],
  ['lists in lists', filled('<ul><li>')],
  ['tables in tables', filled('<table><tr><td>')],
  ['svg in svg', filled('<svg>')],
  ['less-than signs', filled('<')],
  ['end tags of nothing', filled('</')],
  ['comments that nearly end', filled('<!-- --!')],
  ['a script that nearly ends', filled('</scrip', '<script>')],
  ['attributes without end', filled(' a', '<p')],
  ['quotes of two kinds', filled(`<p a="'" b='"'`)],
  ['references that do not end', filled('&#1')],
  ['letters after an ampersand', filled('a', '&')],
  ['text between rows', filled('<tr>x', '<table>')],
])('A-57 %s: the work is linear in the length', (_what, html) => {
  let work = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called with call() below
  const { indexOf, charCodeAt, slice } = String.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- called with call() below
  const { exec } = RegExp.prototype;
  vi.spyOn(String.prototype, 'charCodeAt').mockImplementation(function (this: string, at) {
    work += 1;
    return charCodeAt.call(this, at);
  });
  vi.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, from, to) {
    const part = slice.call(this, from, to);
    work += 1 + part.length;
    return part;
  });
  vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, what, from = 0) {
    const found = indexOf.call(this, what, from);
    work += (found < 0 ? this.length : found) - from + 1;
    return found;
  });
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const found = exec.call(this, text);
    work += 1 + (found?.[0].length ?? 0);
    return found;
  });
  parseServerHtml(html, { size, depth: 24 });
  vi.restoreAllMocks();
  expect(work).toBeGreaterThan(size);
  expect(work).toBeLessThan(8 * size);
});
