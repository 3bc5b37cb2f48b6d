import type { Contract } from './contract.ts';

/** ErrorCode and SlipReason as values and as unions. */
export function errorCodes({ openapi }: Contract): string {
  return [list('errorCodes', 'ErrorCode'), list('slipReasons', 'SlipReason')].join('\n');

  function list(constant: string, component: string): string {
    const values = openapi.components.schemas[component]?.enum ?? [];
    return [
      `export const ${constant} = [`,
      ...values.map((value) => `  '${value}',`),
      '] as const;',
      `export type ${component} = (typeof ${constant})[number];`,
      '',
    ].join('\n');
  }
}
