/** Lint rules of this project, loaded by `oxlint.config.ts`. */
import { definePlugin, defineRule, type ESTree } from '@oxlint/plugins';

/** `x as T` and `x!` override the compiler and need a reason beside them. `as const` does not. */
const assertionReason = defineRule({
  createOnce(context) {
    const check = (node: ESTree.Node) => {
      const { start, end } = node.loc;
      const hasReason = context.sourceCode
        .getAllComments()
        .filter(({ value }) => value.trim().length >= 10 && !/^\s*(oxlint|eslint|oxfmt-ignore|@ts-)/.test(value))
        .some(({ loc }) => loc.end.line >= start.line - 1 && loc.start.line <= end.line);
      const message = 'Say in a comment on this line or the one above why the compiler may be overruled here.';
      if (!hasReason) context.report({ node, message });
    };
    return {
      TSAsExpression(node) {
        const { typeAnnotation: type, parent } = node;
        const isConst =
          type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const';
        if (!isConst && parent.type !== 'TSAsExpression') check(node);
      },
      TSTypeAssertion: check,
      TSNonNullExpression: check,
    };
  },
});

/** A suppression must name its rules and, after two dashes, a reason. */
const suppressionReason = defineRule({
  createOnce(context) {
    return {
      Program() {
        const isSuppression = /^\s*(oxlint|eslint)-disable/;
        const isComplete = /^\s*oxlint-disable(-line|-next-line)?\s+[^\s-].*?\s--\s+\S.{8}/s;
        const message = 'Write: oxlint-disable… <rules> -- <reason>.';
        for (const { loc, value } of context.sourceCode.getAllComments()) {
          if (isSuppression.test(value) && !isComplete.test(value)) context.report({ loc, message });
        }
      },
    };
  },
});

// The format of the plugin asks for a default export.
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- the format of a plugin is its default export
export default definePlugin({
  meta: { name: 'house' },
  rules: { 'assertion-reason': assertionReason, 'suppression-reason': suppressionReason },
});
