import ts from 'typescript';

/** They render their children in their own place, so these are siblings of what is around them. */
const passThrough = new Set(['Fragment', 'Suspense', 'StrictMode']);

/**
 * Texts in JSX that a translator can separate from React (quality 17), as `file:line text`. A translator replaces text
 * nodes by elements of its own. React then changes a text that nobody sees, or ends with an error when it inserts before
 * such a text or removes it. Only a text that is the whole content of an element is safe, because React then sets that
 * content. So a child that can be a text, by its type, has no siblings, and no component returns a text.
 */
export function looseTexts(program: ts.Program, files: readonly string[]): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];

  /** Whether React may render a text node for a value of this type. */
  const canBeText = (type: ts.Type, seen = new Set<ts.Type>()): boolean => {
    if (seen.has(type)) return false;
    seen.add(type);
    if (type.isUnion()) return type.types.some((each) => canBeText(each, seen));
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
    // React renders nothing for the empty text. Zero is what a tested number leaves.
    if (type.isStringLiteral()) return type.value !== '';
    if (type.isNumberLiteral()) return type.value !== 0;
    if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) return true;
    if (type.flags & ts.TypeFlags.TypeParameter) return canBeText(checker.getBaseConstraintOfType(type) ?? type, seen);
    return itemsOf(type).some((item) => canBeText(item, seen));
  };
  const itemsOf = (type: ts.Type): readonly ts.Type[] =>
    // An array type is a reference, which `isArrayLikeType` does not tell the compiler.
    checker.isArrayLikeType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  const isListOfTexts = (type: ts.Type): boolean =>
    type.isUnion() ? type.types.some(isListOfTexts) : itemsOf(type).some((item) => canBeText(item));

  /** Whether a component of this project returns a text. Those of packages, and all that are no functions, do not. */
  const returnsText = ({ tagName }: ts.JsxOpeningLikeElement): boolean => {
    if (/^[a-z]/.test(tagName.getText())) return false;
    const type = checker.getTypeAtLocation(tagName);
    // `memo`, `lazy`, contexts and icons have types that say nothing about their content.
    if (type.getProperty('$$typeof') || isFromPackage(tagName)) return false;
    const rendered = type.getConstructSignatures().flatMap((made) => {
      const render = made.getReturnType().getProperty('render');
      return render ? checker.getTypeOfSymbolAtLocation(render, tagName).getCallSignatures() : [];
    });
    return [...type.getCallSignatures(), ...rendered].some((call) => canBeText(call.getReturnType()));
  };
  const isFromPackage = (name: ts.Node): boolean => {
    const symbol = checker.getSymbolAtLocation(name);
    const source = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (source?.declarations ?? []).some((at) => at.getSourceFile().fileName.includes('/node_modules/'));
  };

  const isLoose = (child: ts.JsxChild, isAlone: boolean): boolean => {
    if (ts.isJsxText(child)) return !isAlone;
    if (!ts.isJsxExpression(child)) return false;
    if (!child.expression) return false;
    const type = checker.getTypeAtLocation(child.expression);
    // A ReactNode alone can be a list too; its caller is checked.
    return isAlone ? type.aliasSymbol?.name !== 'ReactNode' && isListOfTexts(type) : canBeText(type);
  };
  const isBlank = (child: ts.JsxChild): boolean => {
    if (ts.isJsxText(child)) return child.text.trim() === '';
    if (!ts.isJsxExpression(child)) return false;
    const { expression } = child;
    return !expression || (ts.isStringLiteralLike(expression) && expression.text.trim() === '');
  };
  const report = (node: ts.Node) => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file.fileName}:${line + 1} ${node.getText().replaceAll(/\s+/g, ' ').slice(0, 80)}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isBlank(child));
      const rendersInPlace =
        ts.isJsxFragment(node) || passThrough.has(node.openingElement.tagName.getText().replace(/^.*\./, ''));
      const isAlone = children.length === 1 && !rendersInPlace;
      for (const child of children) if (isLoose(child, isAlone)) report(child);
    }
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && returnsText(node)) report(node);
    ts.forEachChild(node, visit);
  };

  for (const name of files) {
    const file = program.getSourceFile(name);
    if (file) visit(file);
  }
  return found;
}
