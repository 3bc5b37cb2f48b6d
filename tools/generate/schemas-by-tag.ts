import { isRef, methods, refName, type Contract } from './contract.ts';
import { divide } from './divide.ts';
import { zodSchemas } from './zod-schemas.ts';

/** The file of the schemas that operations of several tags use, or none. */
const ofSeveral = 'several-tags';

/** All schemas, for `import * as schema`. */
export function allSchemas(contract: Contract): string {
  const files = new Set(fileOfSchema(contract).values());
  return [...files].map((file) => `export * from './schemas/${file}.ts';\n`).join('');
}

/** The schemas of each tag in a file of their own. */
export async function schemasByTag(contract: Contract): Promise<Record<string, string>> {
  return divide(await zodSchemas(contract), fileOfSchema(contract));
}

/** For each schema, the tag whose operations use it. The events of the socket belong to the chat. */
function fileOfSchema({ openapi, asyncapi }: Contract): ReadonlyMap<string, string> {
  const { paths, components } = openapi;
  const tagsOf = new Map(Object.keys(components.schemas).map((name) => [name, new Set<string>()]));
  for (const item of Object.values(paths)) {
    for (const method of methods) if (item[method]) note(item[method].tags[0], item[method]);
  }
  note('chat', asyncapi.components.messages);
  return new Map([...tagsOf].map(([name, tags]) => [name, tags.size === 1 ? [...tags].join() : ofSeveral]));

  /** What a schema of several tags refers to is of several tags too, so the files have no cycle. */
  function note(tag: string, node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    if (!isRef(node)) {
      for (const child of Object.values(node)) note(tag, child);
      return;
    }
    const name = refName(node);
    if (node.$ref.includes('#/components/responses/')) note(tag, components.responses[name]);
    if (node.$ref.includes('#/components/parameters/')) note(tag, components.parameters[name]);
    const tags = node.$ref.includes('#/components/schemas/') ? tagsOf.get(name) : undefined;
    if (!tags || tags.has(tag)) return;
    tags.add(tag);
    note(tag, components.schemas[name]);
  }
}
