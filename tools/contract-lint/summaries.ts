import { basename } from 'node:path';
import { isNode, nodeIn } from '../contract-diff/node.ts';
import type { Documents } from '../drift/documents.ts';

/** The examples that are named after a code and whose summary is not the meaning of the code, with both lines. */
export function summaryProblems(path: string, documents: Documents): string[] {
  const document = documents.content(basename(path));
  const components = isNode(document) ? nodeIn(document, 'components') : {};
  const schemas = Object.values(nodeIn(components, 'schemas')).filter(isNode);
  const lineOf = (node: object, name: string) => `${path}:${documents.placeOf(node, name).line}`;
  return Object.entries(nodeIn(components, 'examples')).flatMap(([name, example]) =>
    schemas.flatMap((schema) => {
      const meanings = nodeIn(schema, 'x-enumDescriptions');
      const meaning = meanings[name];
      if (!isNode(example) || typeof meaning !== 'string' || example['summary'] === meaning) return [];
      return [
        `${lineOf(example, 'summary')} the summary of the example ${name} is "${String(example['summary'])}"`,
        `${lineOf(meanings, name)} and x-enumDescriptions says "${meaning}"`,
      ];
    }),
  );
}
