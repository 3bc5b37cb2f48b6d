import type { Random } from '../../mocks/sandbox/state/random.ts';

/** Markup as operators write it: valid, with the liberties of HTML. The random numbers decide everything. */
export function ordinaryHtml(random: Random): string {
  const pick = <T>(list: readonly T[]): T => {
    const item = list[random.below(list.length)];
    if (item === undefined) throw new Error('an empty list');
    return item;
  };
  const chance = (share: number) => random.next() < share;
  const many = (least: number, most: number, one: () => string) =>
    Array.from({ length: least + random.below(most - least + 1) }, one).join('');

  const word = () =>
    pick([
      'ฝากเงิน',
      'ถอน',
      'ເງິນ',
      'bonus',
      '100',
      '1,500.00',
      'a&amp;b',
      '&lt;3',
      '&nbsp;',
      '5 > 3',
      '&#3647;',
      '&copy',
      '🎁',
    ]);
  const text = () => many(1, 3, () => `${word()}${chance(0.7) ? ' ' : '\n'}`);
  const quoted = (value: string) => pick([`"${value}"`, `'${value}'`]);
  const attributes = () =>
    chance(0.3) ? ` ${pick(['class', 'style', 'id', 'align', 'data-x'])}${pick(['=', ' = '])}${quoted('x y')}` : '';
  const element = (name: string, content: string, more = '') => {
    const [open, close] = chance(0.15) ? [name.toUpperCase(), name] : [name, name];
    return `<${open}${more}${attributes()}>${content}</${close}${chance(0.1) ? ' ' : ''}>`;
  };

  function inline(depth: number): string {
    const kind = random.next();
    if (depth === 0 || kind < 0.45) return text();
    if (kind < 0.55) return pick(['<br>', '<br/>', '<BR />', '<wbr>', '<!-- note -->']);
    if (kind < 0.63)
      return `<img src=${quoted('/media/a.png')} alt=${quoted('x &gt; y')} width=40${pick(['', ' /', ' height="30"'])}>`;
    if (kind < 0.72)
      return element('a', text(), ` href=${pick([quoted('https://line.me/a?b=1&c=2&amp;d=3'), 'tel:1234'])}`);
    return element(
      pick('b strong i em u s small sub sup span font'.split(' ')),
      many(0, 3, () => inline(depth - 1)),
    );
  }
  const line = () => many(1, 3, () => inline(2));

  function block(depth: number): string {
    const kind = random.next();
    const gap = chance(0.4) ? '\n  ' : '';
    if (kind < 0.3) return element('p', line());
    // An end tag that HTML allows to leave out; what follows closes the paragraph.
    if (kind < 0.38) return `<p>${line()}${pick(['<p>x</p>', '<hr>', '<ul><li>x</ul>', '<h4>x</h4>'])}`;
    if (kind < 0.5) return element(pick(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']), line());
    if (kind < 0.55) return pick(['<hr>', '<hr/>']);
    if (depth === 0) return line();
    if (kind < 0.75) {
      const item = () =>
        chance(0.3) ? `<li>${line()}${gap}` : element('li', chance(0.3) ? block(depth - 1) : line()) + gap;
      return element(pick(['ul', 'ol']), gap + many(1, 4, item));
    }
    if (kind < 0.88) {
      const cell = () => {
        const name = pick(['td', 'th']);
        return chance(0.3) ? `<${name} colspan="2">${line()}` : element(name, line());
      };
      const row = () => (chance(0.3) ? `<tr>${many(1, 3, cell)}` : element('tr', gap + many(1, 3, cell))) + gap;
      const rows = many(1, 3, row);
      return `<table border=1>${gap}${chance(0.5) ? `<tbody>${rows}</tbody>` : rows}</table>`;
    }
    return element(
      pick(['div', 'section', 'article', 'center', 'blockquote']),
      many(1, 3, () => block(depth - 1)),
    );
  }
  return many(1, 4, () => block(2));
}
