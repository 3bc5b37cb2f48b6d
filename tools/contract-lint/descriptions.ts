import { basename } from 'node:path';
import { isNode, nodeIn, type Node } from '../contract-diff/node.ts';
import type { Documents } from '../drift/documents.ts';

/**
 * The properties of the schemas that neither have a description nor refer to a schema with one: unit, zone, who sets it,
 * when it is null.
 */
export function descriptionProblems(path: string, documents: Documents): string[] {
  const document = documents.content(basename(path));
  const components = isNode(document) ? nodeIn(document, 'components') : {};
  return Object.entries(nodeIn(components, 'schemas')).flatMap(([name, schema]) => within(schema, name));

  function isDescribed(property: unknown): boolean {
    return isNode(property) && [property, documents.follow<Node>(property)].some(({ description }) => !!description);
  }

  function within(schema: unknown, name: string): string[] {
    if (Array.isArray(schema)) return schema.flatMap((each) => within(each, name));
    if (!isNode(schema)) return [];
    const properties = nodeIn(schema, 'properties');
    const bare = Object.keys(properties).filter((key) => !isDescribed(properties[key]));
    return [
      ...bare.map((key) => `${path}:${documents.placeOf(properties, key).line} ${name}.${key} has no description`),
      ...Object.entries(properties).flatMap(([key, property]) => within(property, `${name}.${key}`)),
      ...['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf'].flatMap((key) => within(schema[key], name)),
    ];
  }
}
