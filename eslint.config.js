import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** `x as T` and `x!` overrule the compiler; the reason why that is right stands beside them. `as const` overrules nothing. */
const assertionReason = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const reasons = context.sourceCode
      .getAllComments()
      .filter(({ value }) => value.trim().length >= 10 && !/^\s*(eslint|prettier-ignore|@ts-)/.test(value));
    const check = (node) => {
      const { start, end } = node.loc;
      if (reasons.some(({ loc }) => loc.end.line >= start.line - 1 && loc.start.line <= end.line)) return;
      const message = 'Say in a comment on this line or the one above why the compiler may be overruled here.';
      context.report({ node, message });
    };
    return {
      TSAsExpression: (node) => {
        const isConst = node.typeAnnotation.typeName?.name === 'const';
        if (!isConst && node.parent.type !== 'TSAsExpression') check(node);
      },
      TSTypeAssertion: check,
      TSNonNullExpression: check,
    };
  },
};

/** A suppression names its rules and, after two dashes, its reason. */
const suppressionReason = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const complete = /^\s*eslint-disable(-line|-next-line)?\s+[^\s-].*?\s--\s+\S.{8}/s;
    const suppressions = context.sourceCode.getAllComments().filter(({ value }) => /^\s*eslint-disable/.test(value));
    for (const { loc } of suppressions.filter(({ value }) => !complete.test(value))) {
      // Column -1 lies before the suppression, which would otherwise suppress this report as well.
      const start = { line: loc.start.line, column: -1 };
      context.report({ loc: { start, end: loc.end }, message: 'Write: eslint-disable… <rules> -- <reason>.' });
    }
    return {};
  },
};

/** PascalCase.tsx for components, kebab-case for the rest, no index files, no folders without a subject. */
const fileName = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const folders = context.filename.slice(context.cwd.length + 1).split(/[\\/]/);
    const name = folders.pop();
    const report = (message) => context.report({ loc: { line: 1, column: 0 }, message });
    const wanted = name.endsWith('.tsx')
      ? /^([A-Z][A-Za-z0-9]*|main|prerender)(\.test)?\.tsx$/
      : /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.(ts|js)$/;
    return {
      Program() {
        if (name.startsWith('index.')) report('No index files: name the file after its main export.');
        if (!wanted.test(name)) report('Components are PascalCase.tsx, everything else is kebab-case.ts.');
        if (folders.some((folder) => /^(utils?|common|shared|helpers?|misc)$/.test(folder))) {
          report('Name the folder after its subject.');
        }
      },
    };
  },
};

const everywhere = [
  {
    selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
    message: 'A file is named after its one main export; export it by that name.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that holds the thing.' },
];

const sinks = '/^(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|srcDoc|setHTMLUnsafe)$/';
const sinkMessage =
  'Nothing in src hands text to the HTML parser: server HTML becomes React elements in ui/ServerHtml.';
const intlMessage =
  'Intl prints Buddhist years and decimal commas and knows no Lao in Chromium: use the fixed formats of src/lib.';

const inSource = [
  { selector: `MemberExpression:matches([property.name=${sinks}], [property.value=${sinks}])`, message: sinkMessage },
  { selector: `JSXAttribute[name.name=${sinks}]`, message: sinkMessage },
  { selector: `Property:matches([key.name=${sinks}], [key.value=${sinks}])`, message: sinkMessage },
  { selector: 'MemberExpression[object.name="document"][property.name=/^write(ln)?$/]', message: sinkMessage },
  { selector: 'MemberExpression[property.name="createContextualFragment"]', message: sinkMessage },
  { selector: 'MemberExpression[property.name=/^(Intl|toLocale(Date|Time)?String)$/]', message: intlMessage },
  {
    selector: 'CallExpression[callee.name=/^set(Timeout|Interval)$/][arguments.1.type="Literal"]',
    message: 'A wait has a name; those that the ledger names are in lib/timings.ts (R-471).',
  },
];

export default defineConfig(
  globalIgnores(['generated/', 'dist/', 'public/', 'mocks/assets/', '.cache/', 'test-results/', 'playwright-report/']),
  {
    files: ['**/*.{ts,tsx,js}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    plugins: {
      house: {
        // ESLint's cache knows a plugin by its version, so a change of the rules in this file needs another one.
        meta: {
          name: 'house',
          version: createHash('sha256')
            .update(readFileSync(import.meta.filename))
            .digest('hex'),
        },
        rules: { 'assertion-reason': assertionReason, 'suppression-reason': suppressionReason, 'file-name': fileName },
      },
    },
    rules: {
      'house/assertion-reason': 'error',
      'house/suppression-reason': 'error',
      'house/file-name': 'error',
      'max-lines': ['error', { max: 250 }],
      'no-restricted-syntax': ['error', ...everywhere],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-else-return': 'error',
      'no-eval': 'error',
      'no-irregular-whitespace': 'error',
      'no-new-func': 'error',
      'no-self-compare': 'error',
      'no-sparse-arrays': 'error',
      'no-unsafe-finally': 'error',
      'no-useless-escape': 'error',
      'no-useless-rename': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An event handler may be async, React ignores what it returns; everywhere else a promise is awaited.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Replaced by house/assertion-reason: `!` is allowed where its reason stands beside it.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Types are structural here: what has an interface's shape may stand for it.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Handlers and test doubles are async because their type is.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-alert': 'error',
      // Passwords, codes and tokens pass through src; none of it may reach the console (quality 10).
      'no-console': 'error',
      'no-restricted-globals': [
        'error',
        { name: 'Intl', message: intlMessage },
        { name: 'DOMParser', message: `${sinkMessage} Trusted Types block it too.` },
      ],
      'no-restricted-syntax': ['error', ...everywhere, ...inSource],
      'no-script-url': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Both speak of what the React compiler would skip; the build does not use it.
      'react-hooks/incompatible-library': 'off',
      'react-hooks/unsupported-syntax': 'off',
    },
  },
  { files: ['src/i18n/{en,th,la}/**'], rules: { 'max-lines': 'off' } },
  { files: ['*.config.{ts,js}', '.dependency-cruiser.js', '.size-limit.js'], rules: { 'no-restricted-syntax': 'off' } },
  // tsc checks the JavaScript of the set-up by its JSDoc.
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
