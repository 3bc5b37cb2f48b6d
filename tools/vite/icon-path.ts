/** A shape of an icon, as the package `lucide-react` stores it. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The path data of one shape. Throws for a shape that is not known here. */
function pathOf([tag, { key: _key, ...given }]: IconShape): string {
  const of = (name: string) => Number(given[name] ?? 0);
  const only = (...names: string[]) => {
    const other = Object.keys(given).find((name) => !names.includes(name));
    if (other !== undefined) throw new Error(`tools/vite/icon-path.ts: unknown attribute ${other} of ${tag}`);
  };
  switch (tag) {
    case 'path':
      only('d');
      // A relative start would be relative to the shape before.
      return given['d']?.startsWith('m') ? `M0 0${given['d']}` : (given['d'] ?? '');
    case 'line':
      only('x1', 'y1', 'x2', 'y2');
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    case 'circle': {
      only('cx', 'cy', 'r');
      const r = of('r');
      return `M${of('cx') - r} ${of('cy')}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
    }
    case 'rect': {
      only('x', 'y', 'width', 'height', 'rx', 'ry');
      if (given['ry'] !== undefined && given['ry'] !== given['rx'])
        throw new Error('tools/vite/icon-path.ts: the corners of a rect must be round');
      const [r, width, height] = [of('rx'), of('width'), of('height')];
      const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
      const top = `M${of('x') + r} ${of('y')}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}`;
      return `${top}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`;
    }
    default:
      throw new Error(`tools/vite/icon-path.ts: unknown shape ${tag}`);
  }
}

/** The path data of a whole icon: one element instead of one per shape, with the same picture. */
export const iconPath = (shapes: readonly IconShape[]): string => shapes.map(pathOf).join('');
