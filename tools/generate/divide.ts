import ts from 'typescript';

/**
 * Divides a module into several, in a folder beside it. A bundler never divides a module, so that every page would load
 * the constants of all pages. `fileOf` names the file of each constant. A file imports what it uses from the others.
 */
export function divide(code: string, fileOf: ReadonlyMap<string, string>): Record<string, string> {
  const source = ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest, true);
  const constants = source.statements.filter(ts.isVariableStatement);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const originOf = new Map([...fileOf].map(([name, file]) => [name, `'./${file}.ts'`]));
  for (const { importClause, moduleSpecifier } of imports) {
    const from = moduleSpecifier.getText().replace(/^'\.\//, "'../");
    importClause?.forEachChild((names) => {
      if (ts.isNamedImports(names)) for (const { name } of names.elements) originOf.set(name.text, from);
    });
  }
  const packages = imports.filter(
    ({ importClause }) => importClause?.namedBindings?.kind === ts.SyntaxKind.NamespaceImport,
  );
  return Object.fromEntries([...new Set(fileOf.values())].map((file) => [file, textOf(file)]));

  function textOf(file: string): string {
    const own = constants.filter((each) => fileOf.get(nameOf(each)) === file);
    const used = [...new Set(own.flatMap(identifiersIn))].filter((name) => fileOf.get(name) !== file).sort();
    const neighbours = [...new Set(originOf.values())].flatMap((from) => {
      const names = used.filter((name) => originOf.get(name) === from);
      return names.length > 0 ? [`import { ${names.join(', ')} } from ${from};`] : [];
    });
    const texts = own.map((each) => `\n${each.getFullText().trim()}`);
    return [...packages.map((each) => each.getText()), ...neighbours, ...texts, ''].join('\n');
  }
}

function nameOf({ declarationList }: ts.VariableStatement): string {
  return declarationList.declarations[0]?.name.getText() ?? '';
}

function identifiersIn(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  // The key of a property is no constant.
  const parts = ts.isPropertyAssignment(node) ? [node.initializer] : node.getChildren();
  return parts.flatMap(identifiersIn);
}
