import { operationsIn, type Contract } from './contract.ts';

/** How the account shows each money command (`x-shown-by`), as one table. */
export function shownBy({ openapi }: Contract): string {
  const rows = operationsIn(openapi).flatMap(({ id, shownBy: by }) =>
    by === undefined ? [] : [`  ${id}: ${JSON.stringify(by)},`],
  );
  return [
    `import type { StatementType } from './known-values.ts';`,
    `import type { MoneyCommandId, QueryId, Schemas } from './operations.ts';`,
    '',
    'export interface ShownBy {',
    '  query: QueryId;',
    '  type?: StatementType;',
    `  about?: keyof Schemas['StatementEntry'];`,
    '  same?: readonly string[];',
    `  times?: 'many';`,
    '}',
    '',
    'export const shownBy = {',
    ...rows,
    `} as const satisfies Record<MoneyCommandId, ShownBy | 'nothing'>;`,
    '',
  ].join('\n');
}
