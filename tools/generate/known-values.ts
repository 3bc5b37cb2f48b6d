import { codeLists } from './error-codes.ts';
import { refName, type Contract, type OpenApi, type Schema } from './contract.ts';

/** The known values of open texts as values and union types. Lists of codes have a file of their own. */
export function knownValues({ openapi }: Contract): string {
  const codes = new Set<string>(codeLists.map(({ component }) => component));
  return openTexts(openapi)
    .filter((name) => !codes.has(name))
    .map((name) => {
      const values = openapi.components.schemas[name]?.enum ?? [];
      const constant = pluralOf(`${name.charAt(0).toLowerCase()}${name.slice(1)}`);
      return [
        `export const ${constant} = [${values.map((value) => `'${value}'`).join(', ')}] as const;`,
        `export type ${name} = (typeof ${constant})[number];`,
        '',
      ].join('\n');
    })
    .join('\n');
}

/** The components that list the known values of a text: `anyOf` has one of them beside `type: string`. */
export function openTexts({ components: { schemas } }: OpenApi): string[] {
  const found = new Set<string>();
  visit(schemas);
  return Object.keys(schemas).filter((name) => found.has(name));

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const { anyOf = [] }: Schema = node;
    if (anyOf.some(isAnyText)) for (const each of anyOf) if (schemas[refName(each)]?.enum) found.add(refName(each));
    Object.values(node).forEach(visit);
  }
}

/** A text without any rule. */
export const isAnyText = (schema: Schema): boolean => schema.type === 'string' && Object.keys(schema).length === 1;

const pluralOf = (word: string) => word.replace(/y$/, 'ie').replace(/s$/, 'se').concat('s');
