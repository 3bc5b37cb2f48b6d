import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseServerHtml } from '../../../../src/lib/html/parse-server-html.ts';
import { hostileHtml } from '../../../support/hostile-html.ts';
import { expectLawful } from '../../../support/html-law.ts';
import { outline } from '../../../support/outline.ts';
import { volume } from '../../../support/volume.ts';

const read = (html: unknown) => outline(parseServerHtml(html));

describe('allowed markup', () => {
  test.each('p ul ol u s small sub sup span div blockquote h3 h4 h5 h6 a strong em'.split(' ').map((name) => [name]))(
    'A-57 %s',
    (name) => {
      const inside = /^[uo]l$/.test(name) ? 'li("x")' : '"x"';
      expect(read(`<${name}>x</${name}>y`)).toBe(`${name}(${inside}) "y"`);
    },
  );

  test.each([
    ['<b>x</b>', 'strong("x")'],
    ['<i>x</i>', 'em("x")'],
    ['<h1>x</h1>', 'h3("x")'],
    ['<h2>x</h2>', 'h3("x")'],
    ['<section>x</section><article>y</article>', 'div("x") div("y")'],
    ['a<br>b<br/>c<hr>d', '"a" br() "b" br() "c" hr() "d"'],
    ['<a href="https://x.example" target=_top rel=opener>x</a>', 'a[href=https://x.example]("x")'],
    ['<img src="/a.png" alt="y" width="10" height="20" srcset="z">', 'img[src=/a.png][alt=y][width=10][height=20]()'],
    ['<table><tr><td colspan=2 rowspan=3 headers=q>x</table>', 'table(tbody(tr(td[colspan=2][rowspan=3]("x"))))'],
    ['<td colspan=2>x', '"x"'],
    ['<p class=a id=b style="color:red" onclick="c" title="d" lang="e" href="f">x', 'p("x")'],
    ['<img src=a width=0 height=99999><img width=-1 height=1e3>', 'img[src=a]() img()'],
    ['<A HREF=https://x.example/?a=1&amp;b=2>x', 'a[href=https://x.example/?a=1&b=2]("x")'],
    ['<a href=1 href=2>x', 'a[href=1]("x")'],
    ['<font color=red><center>x</center></font><marquee>y</marquee>', 'div("x") "y"'],
    ['<form action=/x><label>x</label><input value=y></form>', '"x"'],
    ['<html><body><p>x', 'p("x")'],
  ])('A-57 %s', (html, expected) => {
    expect(read(html)).toBe(expected);
  });
});

describe('elements removed with their content', () => {
  const names =
    'script style iframe object template noscript noembed noframes textarea title xmp svg math select button video audio canvas dialog';
  test.each(names.split(' ').map((name) => [name]))('A-57 R-237 %s', (name) => {
    expect(read(`a<${name} x="y">b<p>c</p></${name}>d`)).toBe('"ad"');
    expect(read(`a<${name.toUpperCase()}>b</${name}\n>d`)).toBe('"ad"');
    expect(read(`a<${name}>b<p>c`)).toBe('"a"');
  });

  test.each([
    ['<script>if (a</b) "</p>" </scripty></script>x', '"x"'],
    ['<style><p></style>x', '"x"'],
    ['<textarea></title><p>y</textarea>x', '"x"'],
    ['<svg><svg>a</svg><p>b</p></svg>x', '"x"'],
    ['<svg/>x<math />y', '"xy"'],
    ['a<script', '"a"'],
    ['a<script/>b</script>c', '"ac"'],
    ['a<video src=x />b', '"ab"'],
    ['a<embed src=x><input><link><meta><base href=x><source>b', '"ab"'],
  ])('A-57 %s', (html, expected) => {
    expect(read(html)).toBe(expected);
  });
});

describe('structure', () => {
  test.each([
    ['<ul>a<li>b<ul><li>c</ul>d</ul>e', 'ul(li("a") li("b" ul(li("c")) "d")) "e"'],
    ['<table><thead><tr><th>a</thead><tfoot><td>b</table>', 'table(thead(tr(th("a"))) tbody(tr(td("b"))))'],
    ['<table>a<p>b<tr>c</table>', 'table(tbody(tr(td("a" p("b"))) tr(td("c"))))'],
    ['<table><tr><td><ul><li>a</td></ul><td>b</table>', 'table(tbody(tr(td(ul(li("a"))) td("b"))))'],
    ['<div><table><tr><td></div>a</table>b', 'div(table(tbody(tr(td("a")))) "b")'],
    ['<tr><td>a</td></tr>', '"a"'],
    ['<a href=1>a<a href=2>b', 'a[href=1]("a") a[href=2]("b")'],
    ['<h3>a<h4>b', 'h3("a") h4("b")'],
    ['</p></b></table></x>a', '"a"'],
  ])('A-57 %s', (html, expected) => {
    expect(read(html)).toBe(expected);
  });
});

describe('text', () => {
  test.each([
    ['&lt;b&gt; &amp;lt; &quot;&apos;', '<b> &lt; "\''],
    ['a\u0000b\u202ec\u2066d&#x202E;e&#7;f', 'abcdef'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ])('A-57 %s reads %s, decoded once', (html, expected) => {
    expect(parseServerHtml(html)).toEqual([expected]);
  });

  const intact = [
    'กรุณาทำตามเงื่อนไขโบนัสให้ครบก่อนถอนเงิน ฿1,234.50',
    'ກະລຸນາເຮັດຕາມເງື່ອນໄຂໂບນັດໃຫ້ຄົບກ່ອນຖອນເງິນ ₭50,000.00',
    'ที่นี่ ผู้ใช้ ครั้งที่ ๆ \u200bแอด\u2060มิน',
    'ຫຼິ້ນ ຂຶ້ນ ໜ້າ ໝູ່ ສຳ',
    '👍🏽 👨‍👩‍👧',
  ];
  test.each(intact.map((text) => [text]))('A-57 %s is intact', (text) => {
    expect(parseServerHtml(text)).toEqual([text]);
    expect(read(`<p title="${text}">${text}</p>`)).toBe(`p(${JSON.stringify(text)})`);
    expect(read(`<img alt="${text}">`)).toBe(`img[alt=${text}]()`);
  });

  test('A-57 any text survives escaping, between tags and in an attribute', () => {
    const visible = fc.string({ unit: 'grapheme' }).filter((text) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text));
    fc.assert(
      fc.property(visible, (text) => {
        const escaped = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
        expect(read(`<p>${escaped}</p>`)).toBe(text ? `p(${JSON.stringify(text)})` : 'p()');
        expect(read(`<img alt="${escaped}">`)).toBe(`img[alt=${text}]()`);
      }),
    );
  });
});

describe('limits', () => {
  test.each([[undefined], [null], [5], [{}], [['<p>x']], [{ toString: () => '<p>x' }]])(
    'A-57 %j is no text',
    (html) => {
      expect(parseServerHtml(html)).toEqual([]);
    },
  );

  test('A-57 text beyond the limit is not read', () => {
    expect(outline(parseServerHtml('<p>abc</p><p>d', { size: 6, depth: 9 }))).toBe('p("abc")');
    const long = parseServerHtml('x'.repeat(60_000));
    expect(long).toEqual(['x'.repeat(50_000)]);
  });

  test.each(['b', 'div', 'ul', 'ul><li', 'table', 'table><tr><td', 'blockquote', 'a'])(
    'A-57 <%s> nested a thousand times stays within the depth and keeps its text',
    (name) => {
      const html = `<${name}>`.repeat(1000) + 'deep';
      const nodes = parseServerHtml(html);
      expectLawful(nodes);
      expect(outline(nodes)).toContain('"deep"');
    },
  );
});

describe('hostile texts', () => {
  test('A-57 also when joined and cut anywhere', () => {
    const pieces = fc.array(fc.constantFrom(...hostileHtml), { maxLength: 6 });
    fc.assert(
      fc.property(pieces, fc.nat(200), fc.nat(200), (parts, start, end) => {
        expectLawful(
          parseServerHtml(
            parts
              .map((part) => part.slice(start % part.length))
              .join('')
              .slice(0, -end || undefined),
          ),
        );
      }),
      { numRuns: volume({ gate: 200, full: 500 }) },
    );
  });

  test('A-57 also any mixture of markup characters', () => {
    const signs = fc.constantFrom(
      ...'<,>,</,/>,=,",\',&,;,!,--,<!--,-->,?,[,], ,\n,\t,\0,p,a,b,ul,li,table,tr,td,h1,img,svg,script,style,href,src,onload,javascript:,#60,x'.split(
        ',',
      ),
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 60 }), (parts) => {
        expectLawful(parseServerHtml(parts.join('')));
      }),
      { numRuns: volume({ gate: 500, full: 2_000 }) },
    );
  });
});
