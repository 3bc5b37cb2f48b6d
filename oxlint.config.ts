import { defineConfig, type OxlintConfig } from 'oxlint';

type Rules = OxlintConfig['rules'];

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
const pageMessage =
  'They have the address of the page, not of the modal above it (decision 014): use useAddress or useAddressSearch of ui/modal-address.ts.';

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

/** The rules of typescript-eslint's `strict-type-checked` that oxlint has, except those configured below. */
const typeRules: Rules = {
  'typescript/await-thenable': 'error',
  'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true }],
  'typescript/consistent-type-imports': 'error',
  'typescript/no-array-delete': 'error',
  'typescript/no-base-to-string': 'error',
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/no-deprecated': 'error',
  'typescript/no-duplicate-enum-values': 'error',
  'typescript/no-duplicate-type-constituents': 'error',
  'typescript/no-dynamic-delete': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extra-non-null-assertion': 'error',
  'typescript/no-extraneous-class': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-implied-eval': 'error',
  'typescript/no-invalid-void-type': 'error',
  'typescript/no-meaningless-void-operator': 'error',
  'typescript/no-misused-new': 'error',
  // React ignores the return value of an event handler, so it may be async. Everywhere else promises must be awaited.
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-misused-spread': 'error',
  'typescript/no-mixed-enums': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-nullish-coalescing': 'error',
  'typescript/no-non-null-asserted-optional-chain': 'error',
  'typescript/no-redundant-type-constituents': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-this-alias': 'error',
  'typescript/no-unnecessary-boolean-literal-compare': 'error',
  'typescript/no-unnecessary-condition': 'error',
  'typescript/no-unnecessary-template-expression': 'error',
  'typescript/no-unnecessary-type-arguments': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unnecessary-type-conversion': 'error',
  'typescript/no-unnecessary-type-parameters': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-declaration-merging': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-unsafe-unary-minus': 'error',
  'typescript/no-useless-default-assignment': 'error',
  'typescript/no-wrapper-object-types': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-as-const': 'error',
  'typescript/prefer-literal-enum-member': 'error',
  'typescript/prefer-namespace-keyword': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/prefer-reduce-type-parameter': 'error',
  'typescript/prefer-return-this-type': 'error',
  'typescript/related-getter-setter-pairs': 'error',
  'typescript/restrict-plus-operands': [
    'error',
    { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  'typescript/triple-slash-reference': 'error',
  'typescript/unbound-method': 'error',
  'typescript/unified-signatures': 'error',
  'typescript/use-unknown-in-catch-callback-variable': 'error',
};

/** The rules of eslint-plugin-react-hooks, and those of the React compiler that apply without the compiler. */
const hookRules: Rules = {
  'react/error-boundaries': 'error',
  'react/exhaustive-deps': 'error',
  'react/globals': 'error',
  'react/immutability': 'error',
  'react/preserve-manual-memoization': 'error',
  'react/purity': 'error',
  'react/refs': 'error',
  'react/rules-of-hooks': 'error',
  'react/set-state-in-effect': 'error',
  'react/set-state-in-render': 'error',
  'react/static-components': 'error',
  'react/use-memo': 'error',
};

export default defineConfig({
  // `npm run lint` also type-checks every file.
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'react', 'unicorn'],
  jsPlugins: [
    './tools/lint/house-rules.ts',
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
    { name: 'compat', specifier: 'eslint-plugin-compat' },
  ],
  categories: { correctness: 'off' },
  ignorePatterns: ['dist/', 'public/', 'mocks/assets/', '.cache/', 'test-results/', 'playwright-report/'],
  overrides: [
    {
      files: ['**/*.{ts,tsx,js}'],
      // Generated files are type-checked, but not linted.
      excludeFiles: ['generated/**'],
      rules: {
        'house/assertion-reason': 'error',
        'house/suppression-reason': 'error',
        'unicorn/filename-case': ['error', { case: 'kebabCase' }],
        'max-lines': ['error', { max: 250 }],
        'eslint-js/no-restricted-syntax': ['error', ...everywhere],
        'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-array-constructor': 'error',
        'no-else-return': 'error',
        'no-eval': 'error',
        'no-irregular-whitespace': 'error',
        'no-new-func': 'error',
        'no-self-compare': 'error',
        'no-sparse-arrays': 'error',
        'no-unsafe-finally': 'error',
        'no-unused-expressions': 'error',
        'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
        'no-useless-constructor': 'error',
        'no-useless-escape': 'error',
        'no-useless-rename': 'error',
        'object-shorthand': 'error',
        'prefer-const': 'error',
      },
    },
    // The compiler checks the JavaScript of the set-up by its JSDoc.
    { files: ['**/*.{ts,tsx}'], excludeFiles: ['generated/**'], rules: typeRules },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        ...hookRules,
        // By the data of MDN and caniuse for `browserslist`; it knows neither static methods nor packages: `npm run compat` does.
        'compat/compat': 'error',
        'no-alert': 'error',
        // Passwords, codes and tokens pass through src and must not reach the console (quality 10).
        'no-console': 'error',
        'no-restricted-globals': [
          'error',
          { name: 'Intl', message: intlMessage },
          { name: 'DOMParser', message: `${sinkMessage} Trusted Types block it too.` },
        ],
        'eslint-js/no-restricted-syntax': ['error', ...everywhere, ...inSource],
        'no-script-url': 'error',
      },
    },
    {
      files: ['src/**'],
      // Pages, and code that wants the address of the page whatever is open above it.
      excludeFiles: [
        'src/app/**',
        'src/**/*Screen.tsx',
        'src/features/register/use-wizard-step.ts',
        'src/money/ClosedSheetOutcomes.tsx',
        'src/ui/{modal-address.ts,PageTitle.tsx}',
      ],
      rules: {
        'no-restricted-imports': [
          'error',
          { name: 'react-router-dom', importNames: ['useLocation', 'useSearchParams'], message: pageMessage },
        ],
      },
    },
    { files: ['**/[A-Z]*.tsx'], rules: { 'unicorn/filename-case': ['error', { case: 'pascalCase' }] } },
    { files: ['src/i18n/{en,th,la}/**'], rules: { 'max-lines': 'off' } },
    {
      files: ['*.config.{js,ts}', '.dependency-cruiser.js', '.size-limit.js'],
      rules: { 'eslint-js/no-restricted-syntax': 'off' },
    },
  ],
});
