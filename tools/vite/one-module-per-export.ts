import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const generated = join(root, 'generated');
const part = '?part=';

/** The exported constants of a file, by name, each with its whole statement. */
function statementsOf(code: string): Map<string, string> {
  const statements = code.split(/^(?=export )/m).filter((statement) => statement.startsWith('export const '));
  return new Map(statements.map((statement) => [/^export const (\w+)/.exec(statement)?.[1] ?? '', statement]));
}

/**
 * Makes a module of each constant of generated/schemas.ts, generated/operations.ts and src/api/lookup.ts, which hold nothing else. A
 * bundler never divides a module between chunks, so without this the login page would carry the schemas of every other page.
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
      // What the file itself takes from its neighbours, such as the lists of codes; what is not used is dropped.
      const neighbours = [...code.matchAll(/^import .* from '\.\/[^']+';$/gm)].map(([line]) =>
        line.replace("'./", `'${generated}/`),
      );
      // Operations do without zod, and the first chunk has some of them.
      const zod = /\bz\./.test(statement) ? ["import * as z from 'zod/mini';"] : [];
      return [...zod, ...neighbours, ...imports, statement].join('\n');
    },
  };
}
