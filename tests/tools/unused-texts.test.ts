import { expect, test } from 'vitest';
import { namespaces, type Namespace } from '../../src/i18n/namespaces.ts';
import ts from 'typescript';

/**
 * The texts that the source uses, as `namespace.key`. For each call of a text function (`useText`, `textOf`) it takes
 * all keys that the argument's type allows, so computed keys count too.
 */
function usedTexts(): ReadonlySet<string> {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object }; // parsed JSON of unknown shape
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: ['src'] }, ts.sys, process.cwd());
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.arguments[0]) {
      for (const namespace of namespacesOf(node.expression)) {
        for (const key of literalsOf(checker.getTypeAtLocation(node.arguments[0]))) used.add(`${namespace}.${key}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  const texts = new RegExp('/src/i18n/(?:en|th|la)/');
  for (const file of program.getSourceFiles()) {
    const isSource = file.fileName.includes('/src/') && !file.fileName.includes('/node_modules/');
    if (isSource && !texts.test(file.fileName)) visit(file);
  }
  return used;

  /** The namespaces of a text function; empty for other functions. */
  function namespacesOf(callee: ts.Expression): string[] {
    if (!ts.isIdentifier(callee) && !ts.isCallExpression(callee)) return [];
    const type = checker.getTypeAtLocation(callee);
    if (type.getSymbol()?.name !== 'TFunction') return [];
    // A type with type arguments is a reference.
    const [list] = checker.getTypeArguments(type as ts.TypeReference);
    return list ? literalsOf(list) : [];
  }

  function literalsOf(type: ts.Type): string[] {
    if (type.isUnion()) return type.types.flatMap(literalsOf);
    if (type.isStringLiteral()) return [type.value];
    // A list of namespaces is a tuple inside.
    return checker.isTupleType(type) ? checker.getTypeArguments(type as ts.TypeReference).flatMap(literalsOf) : []; // a tuple is a reference
  }
}

test('R-448 every text key is used in the source', async () => {
  const used = usedTexts();
  const names = Object.keys(namespaces) as Namespace[]; // Object.keys forgets the type
  const written = await Promise.all(
    names.map(async (name) =>
      Object.keys(await namespaces[name].en()).map((key) => `${name}.${key.replace(/_(?:one|other)$/, '')}`),
    ),
  );
  expect(written.flat().filter((text) => !used.has(text))).toEqual([]);
  // Checks the opposite too: if every text counted as used, the test above could not fail.
  expect([...used].filter((text) => !written.flat().includes(text))).toEqual([]);
}, 120_000);
