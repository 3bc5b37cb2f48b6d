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

/** PascalCase.tsx for components, kebab-case for the rest, no index files, no folders without a subject. */
const fileName = defineRule({
  createOnce(context) {
    return {
      Program() {
        const folders = context.filename.slice(context.cwd.length + 1).split(/[\\/]/);
        const name = folders.pop() ?? '';
        const loc = { start: { line: 1, column: 0 }, end: { line: 1, column: 0 } };
        const wanted = name.endsWith('.tsx')
          ? /^([A-Z][A-Za-z0-9]*|main|prerender)(\.test)?\.tsx$/
          : /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.(ts|js)$/;
        if (name.startsWith('index.')) {
          context.report({ loc, message: 'No index files: name the file after its main export.' });
        }
        if (!wanted.test(name)) {
          context.report({ loc, message: 'Components are PascalCase.tsx, everything else is kebab-case.ts.' });
        }
        if (folders.some((folder) => /^(utils?|common|shared|helpers?|misc)$/.test(folder))) {
          context.report({ loc, message: 'Name the folder after its subject.' });
        }
      },
    };
  },
});

// The format of the plugin asks for a default export.
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- the format of a plugin is its default export
export default definePlugin({
  meta: { name: 'house' },
  rules: { 'assertion-reason': assertionReason, 'suppression-reason': suppressionReason, 'file-name': fileName },
});
