import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseServerHtml } from '../../../../src/lib/html/parse-server-html.ts';
import { expectLawful } from '../../../support/html-law.ts';
import type { HtmlNode } from '../../../../src/lib/html/html-node.ts';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { allowedAttributes, allowedTag, isDroppedWithContent } from '../../../../src/lib/html/allow-list.ts';

type Child = DefaultTreeAdapterTypes.ChildNode;

/** In these elements, whitespace between tags is not text. */
const structural = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

/** The allowed elements as the standard's algorithm (parse5) builds them: the reference for parseServerHtml. */
const parse5Nodes = (html: string): HtmlNode[] => nodesOf(parseFragment(html).childNodes, '');

function nodesOf(children: readonly Child[], parent: string): HtmlNode[] {
  const nodes: HtmlNode[] = [];
  for (const node of children.flatMap((child) => nodesOfOne(child, parent))) {
    const last = nodes.at(-1);
    if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
    else nodes.push(node);
  }
  return nodes;
}

function nodesOfOne(child: Child, parent: string): HtmlNode[] {
  if ('value' in child) return structural.has(parent) && child.value.trim() === '' ? [] : [child.value];
  if (!('tagName' in child) || isDroppedWithContent(child.tagName)) return [];
  const tag = allowedTag(child.tagName);
  if (!tag) return nodesOf(child.childNodes, parent);
  const given = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
  return [{ tag, attributes: allowedAttributes(tag, given), children: nodesOf(child.childNodes, tag) }];
}

/** A tree as one line for comparisons: `p("text" strong("text"))`. */
function outline(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return JSON.stringify(node);
      const attributes = Object.entries(node.attributes).map(([name, value]) => `[${name}=${value}]`);
      return `${node.tag}${attributes.join('')}(${outline(node.children)})`;
    })
    .join(' ');
}

const read = (html: unknown) => outline(parseServerHtml(html));

// parseServerHtml removes control characters on purpose; do not compare them.
const visible = (text: string) => text.replace(/(?![\t\n])\p{Cc}/gu, '');
const same = (html: string) => {
  expect(visible(read(html)), html).toBe(visible(outline(parse5Nodes(html))));
};

describe('the tree is that of parse5', () => {
  const names = 'amp lt gt quot apos nbsp copy not reg Eacute ouml szlig hellip rarr there4 ge euro NewLine unknown';
  const numbers = [0, 9, 13, 65, 128, 130, 159, 3647, 0x1f44d, 0xd800, 0xffff, 0x110000];

  test('A-57 character references, with and without their semicolon, in texts and in attributes', () => {
    const references = [
      ...names.split(' ').map((name) => `&${name}`),
      ...numbers.flatMap((number) => [`&#${number}`, `&#x${number.toString(16)}`]),
    ];
    for (const reference of references) {
      for (const end of [';', '', ' ', '=', 'x', '-']) same(`100${reference}${end}500`);
      for (const end of [';', ' ', '=', 'x']) same(`<a href="/a?b=1${reference}${end}1">x</a>`);
    }
  });

  test('A-57 elements in elements', () => {
    const inline = 'b strong i em u s small sub sup span font a'.split(' ');
    const blocks = 'p div section article center blockquote h1 h2 h3 h4 h5 h6'.split(' ');
    const pairs = [
      ...blocks.flatMap((outer) => inline.map((inner) => [outer, inner])),
      ...inline.flatMap((outer) => inline.filter((inner) => inner !== outer).map((inner) => [outer, inner])),
      ...['div', 'section', 'center', 'blockquote'].flatMap((outer) => blocks.map((inner) => [outer, inner])),
    ];
    for (const [outer, inner] of pairs) same(`<${outer} class="x">a<${inner}>b</${inner}><br/>c</${outer}>d`);
  });

  test.each([
    // Texts as operators write them.
    '<h2>เงื่อนไข</h2><p>ฝาก <b>100&ndash;500</b> บาท<br>ถอน &ge; 300</p>',
    '<p>One<p>Two<h3>Three</h3>Four<ul><li>a<li>b</ul><p>Five',
    '<ul><li>a<ul><li>b<li>c</ul><li>d</ul>e',
    '<ol>\n  <li>a</li>\n  <li><p>b</p></li>\n</ol>\n',
    '<table><thead><tr><th>a</thead><tbody><tr><td>b<td>c</tbody></table>d',
    '<table>\n<tbody>\n<tr>\n<td colspan="2">a</td>\n</tr>\n</tbody>\n</table>',
    '<table><tr><td><table><tr><td>a</table>b</table>c',
    '<table><tr><td><ul><li>a</ul><td><p>b</table>',
    '<a href=https://line.me/a?b=1&copy=2&amp;d=3>a</a>',
    '<IMG SRC=/a.png ALT="a &amp; b" width=10 height=20><BR><HR>',
    "<p title='a>b' class=\"a\"class='b' a = c>f</p>",
    '<a href="1" href="2">a</a>',
    // Comments, declarations and characters that only look like tags.
    'a<!-- b -->c<!---->d<!-->e<!--->f<!-- --!>g<!-- a -- b -->h',
    'a<!DOCTYPE html>b<!x>c<?php echo 1 ?>d</>e</ f>g',
    '1 < 2 && 3 > 2 <3 <- >',
    // Elements that are not allowed keep their content.
    '<html><body><form action=/x><label>a</label><input value=b></form><x-y>a<b>b</b></x-y></body></html>',
    'a<wbr>b<link rel=x>c<meta x>d',
    // Truncated.
    ...['a<!-- b', 'a<b', 'a</b', 'a<p title="b', 'a&am', 'a<', 'a</'],
  ])('A-57 %s', same);

  // The standard allows content that React's paragraphs, lists and tables must not contain, or opens an element twice.
  test.each([
    ['<b>a<p>b</b>c</p>', 'strong("a" p("b")) "c"'],
    ['<b>a<i>b</b>c</i>d', 'strong("a" em("b")) "cd"'],
    ['<p><b>a<p>b', 'p(strong("a")) p("b")'],
    ['<ul>a<li>b</ul>', 'ul(li("a") li("b"))'],
    ['<li>a<li>b', 'ul(li("a") li("b"))'],
    ['<table>a<p>b<tr>c</table>', 'table(tbody(tr(td("a" p("b"))) tr(td("c"))))'],
    ['<table><tr><td><ul><li>a</td></ul><td>b</table>', 'table(tbody(tr(td(ul(li("a"))) td("b"))))'],
    ['<div><table><tr><td></div>a</table>b', 'div(table(tbody(tr(td("a")))) "b")'],
    ['a<div>b</p>c</div>', '"a" div("bc")'],
    ['a<![CDATA[b>c]]>d', '"ad"'],
  ])('A-57 %s is read otherwise, on purpose', (html, expected) => {
    expect(read(html)).toBe(expected);
  });
});

// parse5Nodes takes these from the product.
describe('the allow-list', () => {
  test.each([
    ['<b>x</b><i>y</i>', 'strong("x") em("y")'],
    ['<h1>x</h1><h2>x</h2><h6>y</h6>', 'h3("x") h3("x") h6("y")'],
    ['<section>x</section><article>y</article><center>z</center>', 'div("x") div("y") div("z")'],
    ['<u>a</u><s>b</s><small>c</small><sub>d</sub><sup>e</sup>', 'u("a") s("b") small("c") sub("d") sup("e")'],
    ['<span>a</span><blockquote>b</blockquote><ol>c</ol>', 'span("a") blockquote("b") ol(li("c"))'],
    ['<table><thead><tr><th>a</thead><tfoot><td>b</table>', 'table(thead(tr(th("a"))) tbody(tr(td("b"))))'],
    ['<a href="https://x.example" target=_top rel=opener>x</a>', 'a[href=https://x.example]("x")'],
    ['<img src="/a.png" alt="y" width="10" height="20" srcset="z">', 'img[src=/a.png][alt=y][width=10][height=20]()'],
    ['<table><tr><td colspan=2 rowspan=3 headers=q>x</table>', 'table(tbody(tr(td[colspan=2][rowspan=3]("x"))))'],
    ['<td colspan=2>x', '"x"'],
    ['<p class=a id=b style="color:red" onclick="c" title="d" lang="e" href="f">x', 'p("x")'],
    ['<img src=a width=0 height=99999><img width=-1 height=1e3>', 'img[src=a]() img()'],
    ['<font color=red>x</font><marquee>y</marquee><form action=/x>z', '"xyz"'],
  ])('A-57 %s', (html, expected) => {
    expect(read(html)).toBe(expected);
  });

  const dropped =
    'script style iframe object template noscript noembed noframes textarea title xmp svg math select button video audio canvas dialog';
  test.each(dropped.split(' '))('A-57 R-237 %s is removed with its content', (name) => {
    expect(read(`a<${name} x="y">b<p>c</p></${name}>d`)).toBe('"ad"');
    expect(read(`a<${name.toUpperCase()}>b</${name}\n>d`)).toBe('"ad"');
    expect(read(`a<${name}>b<p>c`)).toBe('"a"');
  });

  test.each([
    ['<script>if (a</b) "</p>" </scripty></script>x', '"x"'],
    ['<svg><svg>a</svg><p>b</p></svg>x', '"x"'],
    ['<svg/>x<math />y', '"xy"'],
    ['a<script/>b</script>c', '"ac"'],
    ['a<video src=x />b', '"ab"'],
  ])('A-57 %s', (html, expected) => {
    expect(read(html)).toBe(expected);
  });
});

describe('text', () => {
  test.each([
    ['&lt;b&gt; &amp;lt; &quot;&apos;', '<b> &lt; "\''],
    ['a\u0000b\u202ec\u2066d&#x202E;e&#7;f', 'abcdef'],
    ['ที่นี่ ผู้ใช้ ครั้งที่ ๆ \u200bแอด\u2060มิน ໜ້າ ໝູ່ ສຳ 👍🏽 👨‍👩‍👧', 'ที่นี่ ผู้ใช้ ครั้งที่ ๆ \u200bแอด\u2060มิน ໜ້າ ໝູ່ ສຳ 👍🏽 👨‍👩‍👧'],
  ])('A-57 %s reads %s, decoded once', (html, expected) => {
    expect(parseServerHtml(html)).toEqual([expected]);
  });

  test('A-57 any text survives escaping, between tags and in an attribute', () => {
    const grapheme = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text));
    fc.assert(
      fc.property(grapheme, (text) => {
        const escaped = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
        expect(read(`<p>${escaped}</p>`)).toBe(text ? `p(${JSON.stringify(text)})` : 'p()');
        expect(read(`<img alt="${escaped}">`)).toBe(`img[alt=${text}]()`);
      }),
    );
  });
});

describe('limits', () => {
  test('A-57 what is no text has no content', () => {
    for (const html of [undefined, null, 5, ['<p>x'], { toString: () => '<p>x' }])
      expect(parseServerHtml(html)).toEqual([]);
  });

  test('A-57 text beyond the limit is not read', () => {
    expect(outline(parseServerHtml('<p>abc</p><p>d', { size: 6, depth: 9 }))).toBe('p("abc")');
    expect(parseServerHtml('x'.repeat(60_000))).toEqual(['x'.repeat(50_000)]);
  });

  test.each(['b', 'div', 'ul', 'ul><li', 'table', 'table><tr><td', 'blockquote', 'a'])(
    'A-57 <%s> nested a thousand times stays within the depth and keeps its text',
    (name) => {
      const nodes = parseServerHtml(`<${name}>`.repeat(1000) + 'deep');
      expectLawful(nodes);
      expect(outline(nodes)).toContain('"deep"');
    },
  );
});
