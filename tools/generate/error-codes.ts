import type { Contract } from './contract.ts';

/** The closed lists of codes. Other generated files import them from generated/error-codes.ts. */
export const codeLists = [
  { constant: 'errorCodes', component: 'ErrorCode' },
  { constant: 'slipReasons', component: 'SlipReason' },
] as const;

/** ErrorCode and SlipReason as values and union types. */
export function errorCodes({ openapi }: Contract): string {
  return codeLists.map(list).join('\n');

  function list({ constant, component }: (typeof codeLists)[number]): string {
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
