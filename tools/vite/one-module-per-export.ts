import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const generated = join(root, 'generated');
const part = '?part=';

function statementsOf(code: string): Map<string, string> {
  const statements = code.split(/^(?=export )/m).filter((statement) => statement.startsWith('export const '));
  return new Map(statements.map((statement) => [/^export const (\w+)/.exec(statement)?.[1] ?? '', statement]));
}

/**
 * Splits generated/schemas.ts, generated/operations.ts and src/api/lookup.ts into one module per constant. A bundler
 * never divides a module between chunks, so the login page would otherwise contain the schemas of every page.
 */
export function oneModulePerExport(): Plugin {
  const files = ['generated/schemas.ts', 'generated/operations.ts', 'src/api/lookup.ts'].map((name) =>
    join(root, name),
  );
  return {
    name: 'wallet-one-module-per-export',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (files.some((file) => id.startsWith(`${file}${part}`)) ? id : undefined),
    async load(id) {
      const [file = '', name] = id.split(part);
      if (!files.includes(file)) return undefined;
      const code = await readFile(file, 'utf8');
      const statements = statementsOf(code);
      if (name === undefined) {
        return [...statements.keys()].map((each) => `export { ${each} } from '${file}${part}${each}';`).join('\n');
      }
      const statement = statements.get(name) ?? '';
      const needed = [...statements.keys()].filter(
        (each) => each !== name && new RegExp(`\\b${each}\\b`).test(statement),
      );
      const imports = needed.map((each) => `import { ${each} } from '${file}${part}${each}';`);
      if (!file.startsWith(generated)) {
        const own = [...code.matchAll(/^import .* from '[^']+';$/gm)].map(([line]) => line);
        return [...own, ...imports, statement].join('\n');
      }
      // The imports of the file, such as the code lists. Unused ones are dropped.
      const neighbours = [...code.matchAll(/^import .* from '\.\/[^']+';$/gm)].map(([line]) =>
        line.replace("'./", `'${generated}/`),
      );
      // Operations need no zod, and the first chunk contains some of them.
      const zod = /\bz\./.test(statement) ? ["import * as z from 'zod/mini';"] : [];
      return [...zod, ...neighbours, ...imports, statement].join('\n');
    },
  };
}
