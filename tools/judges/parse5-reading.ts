import { parseServerHtml } from '../../src/lib/html/parse-server-html.ts';
import type { HtmlNode } from '../../src/lib/html/html-node.ts';
import { createRandom } from '../../mocks/sandbox/state/random.ts';
import { hostileHtml } from '../../tests/support/hostile-html.ts';
import { ordinaryHtml } from '../../tests/support/ordinary-html.ts';
import { outline } from '../../tests/support/outline.ts';
import { parse5Nodes } from '../../tests/support/parse5-nodes.ts';
import type { Finding, Judge } from './judge.ts';

const ordinaryCount = 4_000;

/** The reader removes control characters and those that change the direction of a text, on purpose. */
const withoutControls = (text: string) => text.replace(/(?![\t\n])[\p{Cc}\p{Cf}]/gu, '');

const attributesIn = (nodes: readonly HtmlNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const own = Object.entries(node.attributes).map(([name, value]) => `${node.tag} ${name}=${value}`);
    return [...own, ...attributesIn(node.children)].map(withoutControls);
  });

const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

/** The letters of a text in any order: a browser moves text out of tables, the reader leaves it where it is. */
const lettersOf = (nodes: readonly HtmlNode[]) =>
  Array.from(withoutControls(textOf(nodes)).replace(/\s/g, ''))
    .toSorted()
    .join('');

/** Ordinary markup must become the same tree. */
function ordinaryFindings(): Finding[] {
  const random = createRandom(1);
  return Array.from({ length: ordinaryCount }, () => ordinaryHtml(random)).flatMap((html) => {
    const [ours, theirs] = [parseServerHtml(html), parse5Nodes(html)].map((nodes) => withoutControls(outline(nodes)));
    return ours === theirs ? [] : [{ rule: 'another tree', where: html, message: `${ours} instead of ${theirs}` }];
  });
}

/** Hostile markup may become another tree, but without an attribute that is not there, and with the same text. */
function hostileFindings(): Finding[] {
  return hostileHtml.flatMap((html) => {
    const [ours, theirs] = [parseServerHtml(html), parse5Nodes(html)];
    const known = new Set(attributesIn(theirs));
    const added = attributesIn(ours).filter((attribute) => !known.has(attribute));
    return [
      ...added.map((message) => ({ rule: 'an attribute that is not there', where: html, message })),
      ...(lettersOf(ours) === lettersOf(theirs)
        ? []
        : [{ rule: 'another text', where: html, message: `"${textOf(ours)}" instead of "${textOf(theirs)}"` }]),
    ];
  });
}

/** parse5, the reference implementation of the HTML standard in JavaScript, against the app's reader of server HTML. */
export const parse5Reading: Judge = {
  name: 'parse5',
  subject: 'the reader of server HTML: the tree of ordinary markup, the text and attributes of hostile markup',
  ownPackages: ['parse5'],
  run: () => ({
    amount: `${ordinaryCount} ordinary and ${hostileHtml.length} hostile snippets`,
    findings: [...ordinaryFindings(), ...hostileFindings()],
  }),
};
