import type { Documents } from '../../tools/drift/documents.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const escape = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1');

/** Documents that are not read from files: every node is in line 1, and references are completed in place. */
export function plainDocuments(contents: Record<string, object>): Documents {
  const origins = new Map<object, { file: string; pointer: string }>();
  const nodes = new Map<string, object>();
  for (const [file, content] of Object.entries(contents)) note(file, '', content);
  return { content, follow, placeOf };

  function note(file: string, pointer: string, node: object): void {
    origins.set(node, { file, pointer });
    nodes.set(`${file}#${pointer}`, node);
    if ('$ref' in node && typeof node.$ref === 'string') {
      node.$ref = node.$ref.replace(/^#/, `${file}#`).replace(/^\.\//, '');
    }
    for (const [key, child] of Object.entries(node))
      if (isObject(child)) note(file, `${pointer}/${escape(key)}`, child);
  }

  function content(file: string): object {
    return contents[file] ?? {};
  }

  function follow<T extends object>(node: T | { $ref: string }): T {
    let found: object = node;
    while ('$ref' in found && typeof found.$ref === 'string') {
      const target = nodes.get(found.$ref);
      if (!target) throw new Error(`There is no ${found.$ref}`);
      found = target;
    }
    // Contract lint checks that the target has the right type.
    return found as T;
  }

  function placeOf(node: object, ...steps: (string | number)[]): ReturnType<Documents['placeOf']> {
    const origin = origins.get(node);
    if (!origin) throw new Error('This is no node of the documents');
    return {
      file: origin.file,
      pointer: [origin.pointer, ...steps.map((step) => escape(String(step)))].join('/'),
      line: 1,
    };
  }
}
