import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract } from './contract.ts';
import { codeLists } from './error-codes.ts';

/** Types of every path, operation and component, by openapi-typescript; those of the code lists are where their values are. */
export async function apiTypes({ openapi }: Contract): Promise<string> {
  // A clone, because the library rewrites the document; through JSON, because it wants its own document type.
  const document: string = JSON.stringify(openapi);
  const types = await openapiTS(document, {
    emptyObjectsUnknown: true,
    silent: true,
    transform: (_schema, { path }) => {
      const list = codeLists.find(({ component }) => path === `#/components/schemas/${component}`);
      return list && importedType(list.component);
    },
  });
  return astToString(types);
}

/** `import('./error-codes.ts').ErrorCode` */
function importedType(name: string): ts.TypeNode {
  const file = ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral('./error-codes.ts'));
  return ts.factory.createImportTypeNode(file, undefined, ts.factory.createIdentifier(name));
}
