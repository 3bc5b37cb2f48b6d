import { expect } from 'vitest';
import type { HtmlNode } from '../../src/lib/html/html-node.ts';

/** A second, independent list of allowed elements, so that a change of the allow-list fails a test. */
export const lawfulTags =
  'p br hr h3 h4 h5 h6 ul ol li strong em u s small sub sup span div blockquote table thead tbody tr th td a img'.split(
    ' ',
  );

const lawfulAttributes: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};

const children: Record<string, readonly string[]> = {
  ul: ['li'],
  ol: ['li'],
  table: ['thead', 'tbody'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
};
const parents: Record<string, readonly string[]> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  td: ['tr'],
  th: ['tr'],
};
const notInParagraph = 'p hr h3 h4 h5 h6 ul ol div blockquote table'.split(' ');

/** Fails when a tree contains an element that is not allowed, or invalid nesting. */
export function expectLawful(nodes: readonly HtmlNode[], depth = 24, ancestors: readonly string[] = []): void {
  expect(ancestors.length).toBeLessThanOrEqual(depth);
  const parent = ancestors.at(-1) ?? '';
  for (const node of nodes) {
    if (typeof node === 'string') {
      expect(children[parent], `text in ${parent}`).toBeUndefined();
      continue;
    }
    const where = [...ancestors, node.tag].join(' > ');
    expect(lawfulTags, where).toContain(node.tag);
    expect(lawfulAttributes[node.tag] ?? [], where).toEqual(expect.arrayContaining(Object.keys(node.attributes)));
    for (const number of ['width', 'height', 'colspan', 'rowspan'] as const) {
      expect(node.attributes[number] ?? '1', where).toMatch(/^[1-9]\d{0,3}$/);
    }
    if (children[parent]) expect(children[parent], where).toContain(node.tag);
    if (parents[node.tag]) expect(parents[node.tag], where).toContain(parent);
    if (ancestors.includes('p')) expect(notInParagraph, where).not.toContain(node.tag);
    if (node.tag === 'a') expect(ancestors, where).not.toContain('a');
    expectLawful(node.children, depth, [...ancestors, node.tag]);
  }
}
