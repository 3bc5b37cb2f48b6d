import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const generated = join(import.meta.dirname, '../../generated');
const part = '?part=';

/** The exported constants of a generated file, by name, each with its whole statement. */
function statementsOf(code: string): Map<string, string> {
  const statements = code.split(/^(?=export )/m).filter((statement) => statement.startsWith('export const '));
  return new Map(statements.map((statement) => [/^export const (\w+)/.exec(statement)?.[1] ?? '', statement]));
}

/**
 * Makes a module of each constant of generated/schemas.ts and generated/operations.ts. A bundler never divides a module between
 * chunks, so without this the login page would carry the schemas of every other page.
 */
export function oneModulePerExport(): Plugin {
  const files = ['schemas.ts', 'operations.ts'].map((name) => join(generated, name));
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
      // What the file itself takes from its neighbours, such as the lists of codes; what is not used is dropped.
      const neighbours = [...code.matchAll(/^import .* from '\.\/[^']+';$/gm)].map(([line]) =>
        line.replace("'./", `'${generated}/`),
      );
      return ["import * as z from 'zod/mini';", ...neighbours, ...imports, statement].join('\n');
    },
  };
}
