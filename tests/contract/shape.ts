import { follow, openapi, type Schema } from '../support/contract.ts';

/**
 * A component's fields in the ledger's notation: `from{name}, amount|null, kind(a|b), note?, lines[]`. Nested fields
 * are written to the given depth. A field with several possible shapes has none.
 */
export function shape(component: string, depth = Infinity): string {
  const schema = openapi.components.schemas[component];
  return schema ? fields(schema, depth) : `(no component ${component})`;
}

function fields(schema: Schema, depth: number): string {
  return Object.entries(schema.properties ?? {})
    .map(([name, property]) => name + (schema.required?.includes(name) ? '' : '?') + kind(property, depth - 1))
    .join(', ');
}

function kind(property: Schema, depth: number): string {
  const schema = follow<Schema>(property);
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (choices.length < (schema.anyOf?.length ?? 0)) {
    return (choices.length === 1 ? choices.map((choice) => kind(choice, depth)).join() : '') + '|null';
  }
  if (schema.type === 'array') return '[]' + kind(schema.items ?? {}, depth);
  const inside = schema.enum?.join('|') ?? '';
  const nested = depth > 0 && schema.properties ? `{${fields(schema, depth)}}` : '';
  return (inside && `(${inside})`) + nested + (schema.type?.includes('null') ? '|null' : '');
}
