import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { iconPath, type IconShape } from './icon-path.ts';

const require = createRequire(import.meta.url);

/** The module of each icon, by every name of the icon in the package. */
function iconFiles(): Map<string, string> {
  const list = join(dirname(require.resolve('lucide-react/package.json')), 'dist/esm/lucide-react.mjs');
  const exported = readFileSync(list, 'utf8').matchAll(/export \{([^}]+)\} from '\.\/icons\/([^']+)\.mjs'/g);
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.replace(/^\s*default as /, '').trim(), file] as const),
    ),
  );
}

/** Replaces the package's icon component by one without the options that this app does not use. */
const createIcon = `
import { createElement } from 'react';
const drawing = {
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true,
};
export default (d) => (props) => createElement('svg', { ...drawing, ...props }, createElement('path', { d }));
`;

/** The module of an icon, with its shapes in one path. The address of a module is its file. */
async function drawingOnly(file: string): Promise<string> {
  // Each icon's file exports its shapes.
  const { __iconData: icon } = (await import(pathToFileURL(file).href)) as { __iconData: { node: IconShape[] } };
  return `import icon from '../createLucideIcon.mjs'; export default /* @__PURE__ */ icon('${iconPath(icon.node)}');`;
}

/**
 * Each icon from its own module, because the package's list would pull all icons into the first chunk (docs/decisions/002),
 * and as one element, because each element of a page costs time when a sheet opens (docs/performance.md).
 */
export function directIcons(): Plugin {
  let files: Map<string, string> | undefined;
  return {
    name: 'wallet-direct-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /lucide-react\/dist\/esm\/(createLucideIcon|icons\/[\w-]+)\.mjs$/ },
      handler: (id) => (id.includes('/icons/') ? drawingOnly(id) : createIcon),
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler(code) {
        files ??= iconFiles();
        return code.replace(/^import \{([^}]+)\} from 'lucide-react';/gm, (_line, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => {
              // A value import would bring the whole list into the graph.
              if (name.startsWith('type ')) return `import ${name.replace('type ', 'type { ')} } from 'lucide-react';`;
              const [icon = '', local = icon] = name.split(' as ');
              const file = files?.get(icon);
              if (file === undefined) throw new Error(`lucide-react has no icon ${icon}`);
              return `import ${local} from 'lucide-react/icons/${file}';`;
            })
            .join(' '),
        );
      },
    },
  };
}
