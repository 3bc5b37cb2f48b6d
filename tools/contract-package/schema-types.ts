/** The type declarations of the bundled schemas. They refer to types.d.ts, so that zod need not be installed. */
export function schemaTypes(names: readonly string[], types: string): string {
  const lines = names.map((name) => {
    const isNamed = new RegExp(`^ {8}${name}: `, 'm').test(types);
    return `export declare const ${name}: Schema<${isNamed ? `components['schemas']['${name}']` : 'unknown'}>;`;
  });
  return `import type { components } from './types.js';

export interface Issue {
  readonly message: string;
  readonly path: PropertyKey[];
}

/** A zod schema that is also a Standard Schema, which many libraries accept. */
export interface Schema<T> {
  /** Returns the value or throws. */
  parse(value: unknown): T;
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { issues: Issue[] } };
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: T; readonly output: T } | undefined;
    readonly validate: (value: unknown) => { value: T } | { issues: readonly Issue[] };
  };
}

${lines.join('\n')}
`;
}
