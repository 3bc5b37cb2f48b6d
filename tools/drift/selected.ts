import type { Contract, Operation } from './contract.ts';
import type { ServiceSource } from './options.ts';
import { firstCommands } from './recipes.ts';
import { Stop } from './stop.ts';

/** The operations of a run in order: queries first, then, if commands are sent, those on which others depend. */
export function selected(contract: Contract, { write, only }: Pick<ServiceSource, 'write' | 'only'>): Operation[] {
  const unknown = only.filter((id) => !contract.operations.some((operation) => operation.id === id));
  if (unknown.length > 0) throw new Stop(2, `The contract has no operation ${unknown.join(', ')}.`);
  const rank = ({ id, effect }: Operation) => {
    if (effect === 'query') return -1;
    return firstCommands.includes(id) ? firstCommands.indexOf(id) : firstCommands.length;
  };
  return contract.operations
    .filter(({ id, effect }) => (only.length === 0 || only.includes(id)) && (write || effect === 'query'))
    .sort((a, b) => rank(a) - rank(b));
}

/** Stops for a value of `--value` that no request has. */
export function checkValues({ operations, documents }: Contract, values: ServiceSource['values']): void {
  for (const [id, fields] of Object.entries(values)) {
    const operation = operations.find((each) => each.id === id);
    if (!operation) throw new Stop(2, `--value ${id}: the contract has no operation ${id}.`);
    const { schema = {} } = Object.values(operation.body?.content ?? {})[0] ?? {};
    const known = [
      ...operation.parameters.map(({ name }) => name),
      ...Object.keys(documents.follow(schema).properties ?? {}),
    ];
    const [unknown] = Object.keys(fields).filter((name) => !known.includes(name));
    if (unknown !== undefined)
      throw new Stop(2, `--value ${id}.${unknown}: ${id} has no ${unknown}, only ${known.join(', ')}.`);
  }
}
