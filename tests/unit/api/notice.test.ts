import { afterEach, expect, test, vi } from 'vitest';
import { fetchText } from '../../../src/api/notice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The body that the reader gets for an answer with this content type and body. */
async function readFrom(type: string, body: string, status = 200): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } })));
  return (await fetchText(new Request('http://localhost/api/lookup/notice'))).text();
}

test.each(['text/plain', 'text/html; charset=utf-8', 'TEXT/PLAIN'])(
  'A-10 R-013 a %s body is the notice',
  async (type) => {
    for (const notice of ['ถอนได้ %percentFail% %', '<p>a & "b"</p>', ''])
      expect(await readFrom(type, notice), notice).toBe(JSON.stringify(notice));
  },
);

test('A-10 JSON, a whole document, a refusal and JSON that is cut off are no notice', async () => {
  for (const [type, body, status] of [
    ['text/html', '{"notice":"x"}', 200],
    ['text/html', '\n<!doctype html><title>x</title>', 200],
    ['text/html', '<html lang="en"></html>', 200],
    ['text/plain', 'Bad Gateway', 502],
    ['application/json', '{"notice":"x', 200],
  ] as const)
    expect(await readFrom(type, body, status), body).toBe(body);
});
