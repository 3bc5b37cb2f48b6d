import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract } from './contract.ts';
import { codeLists } from './error-codes.ts';

/** Types of the contract by openapi-typescript. The types of the code lists are in error-codes.ts. */
export async function apiTypes({ openapi }: Contract): Promise<string> {
  // A clone, because the library modifies the document; as JSON, because it expects its own document type.
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
