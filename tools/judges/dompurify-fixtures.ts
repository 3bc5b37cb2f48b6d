import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { HtmlNode } from '../../src/lib/html/html-node.ts';
import { parseServerHtml } from '../../src/lib/html/parse-server-html.ts';
import { safeUrl } from '../../src/lib/safe-url.ts';
import { parse5Nodes } from '../../tests/support/parse5-nodes.ts';
import type { Finding, Judge } from './judge.ts';

interface Fixture {
  title: string;
  payload: string;
  /** What DOMPurify may leave of it: one of several texts. */
  expected: string | string[];
}

/** Every element and attribute of a tree. Addresses that the app does not follow are left out, as on the screen. */
const keptIn = (nodes: readonly HtmlNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const attributes = Object.entries(node.attributes).filter(
      ([name, value]) => !/^(href|src)$/.test(name) || safeUrl(value, { appSchemes: [] }) !== null,
    );
    return [node.tag, ...attributes.map(([name, value]) => `${node.tag} ${name}=${value}`), ...keptIn(node.children)];
  });

export const dompurifyFixtures: Judge = {
  name: 'DOMPurify fixtures',
  subject: 'the reader of server HTML: of each attack it must keep no element and no attribute that DOMPurify removes',
  // The last version whose package has the fixtures.
  packages: { dompurify: '0.8.2' },
  run(folder) {
    const load = createRequire(join(folder, 'package.json'));
    const fixtures = load('dompurify/test/fixtures/expect.js') as Fixture[]; // DOMPurify's tests read it so
    const findings = fixtures.flatMap(({ payload, expected }): Finding[] => {
      const allowed = new Set([expected].flat().flatMap((html) => keptIn(parse5Nodes(html))));
      return keptIn(parseServerHtml(payload))
        .filter((each) => !allowed.has(each))
        .map((each) => ({ rule: 'keeps more than DOMPurify', where: payload.slice(0, 160), message: each }));
    });
    return { amount: `${fixtures.length} attacks`, findings };
  },
};
