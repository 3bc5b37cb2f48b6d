/** The import rules. Imports of types count too; tests are exempt. */

const settings = '^src/settings(-schema)?\\.ts$';
const paths = '^src/paths\\.ts$';
const formRules = '^src/(features/.*-form|lib/latin-name)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    // Whole tree

    // Two files that need each other should be one file, or share a third. A page that is loaded later may use the table
    // that loads it.
    rule('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } }),
    // Otherwise a typo in a path, or an undeclared package, would fail only in the build.
    rule('resolvable', {}, { couldNotResolve: true }),
    rule('declared-packages', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    // The supply-chain test counts and licenses `dependencies`, so everything that ships must be listed there. Types do
    // not ship.
    rule(
      'no-development-packages-in-src',
      { path: '^src/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),

    // src, generated, mocks and tools

    // Mocks that share code with the app would hide the app's bugs.
    rule(
      'mocks-and-tools-stand-alone',
      { path: '^(mocks|tools)/', pathNot: ['^tools/pages\\.ts$'] },
      { path: '^src/' },
    ),
    // Documents, chunks and the hosting files follow from the table of pages.
    rule(
      'tools-know-only-the-pages',
      { path: '^tools/pages\\.ts$' },
      { path: '^src/', pathNot: ['^src/app/pages\\.ts$', paths] },
    ),
    // The tools load it with Node, which cannot load components.
    rule(
      'pages-import-no-components',
      { path: '^src/app/pages\\.ts$' },
      { path: '\\.tsx$', dependencyTypesNot: ['dynamic-import'] },
    ),
    // The app must depend on the contract only.
    rule('src-knows-no-mocks-or-tools', { path: '^(src|generated)/' }, { path: '^(mocks|tools|tests)/' }),
    // Generated from the contract.
    rule('generated-imports-only-zod', { path: '^generated/' }, { pathNot: ['^generated/', 'node_modules/zod/'] }),
    // All other code takes types from src/api/wire/types.ts, so that a change of the generator stays there. The known
    // values of texts, and what shows a money command, are plain lists.
    rule(
      'generated-through-api',
      { path: '^src/', pathNot: ['^src/(api|errors|i18n)/', formRules] },
      { path: '^generated/', pathNot: '^generated/(known-values|shown-by)\\.ts$' },
    ),
    // The catalogue has every error code; the compiler requires a text for each.
    rule(
      'errors-take-only-codes',
      { path: '^src/(errors|i18n)/' },
      { path: '^generated/', pathNot: '^generated/error-codes\\.ts$' },
    ),
    // Form rules are built on the request's schema; two features validate the account name with it.
    rule('forms-take-only-schemas', { path: formRules }, { path: '^generated/', pathNot: '^generated/schemas.ts' }),

    // The layers of src, from the lowest: lib, i18n, ui, api, errors, money, features, app

    // Pure functions without dependencies.
    rule('lib-imports-nothing', { path: '^src/lib/' }, { path: '^src/', pathNot: '^src/lib/' }),
    // Screens link to addresses without importing the app's routes.
    rule('paths-import-nothing', { path: paths }, { path: '^(src|generated)/' }),
    // Settings come from the build and depend on nothing in the app.
    rule('settings-import-nothing', { path: settings }, { path: '^src/', pathNot: settings }),
    rule('i18n-imports-lib', { path: '^src/i18n/' }, { path: '^src/', pathNot: '^src/(i18n|lib)/' }),
    // Generic components: they get their content as props.
    rule('ui-imports-i18n-and-lib', { path: '^src/ui/' }, { path: '^src/', pathNot: ['^src/(ui|i18n|lib)/', paths] }),
    // The wire renders nothing.
    rule(
      'api-imports-lib-and-settings',
      { path: '^src/api/' },
      { path: '^src/', pathNot: ['^src/(api|lib)/', settings] },
    ),
    // Code shared by all calls. The calls are one file per tag of the contract beside src/api/wire.
    rule('wire-imports-no-calls', { path: '^src/api/wire/' }, { path: '^src/api/', pathNot: '^src/api/wire/' }),
    rule(
      'errors-import-no-features',
      { path: '^src/errors/' },
      { path: '^src/', pathNot: ['^src/(errors|api|i18n|ui|lib)/', paths] },
    ),
    // Amounts, and outcomes of money commands.
    rule(
      'money-imports-no-features',
      { path: '^src/money/' },
      { path: '^src/', pathNot: ['^src/(money|errors|api|i18n|ui|lib)/', paths, settings] },
    ),
    // Features are combined in app only, so that each can be read, changed and removed alone.
    rule(
      'features-are-islands',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    // Development builds only: src/app loads it behind import.meta.env.DEV.
    rule('dev-through-app', { path: '^src/', pathNot: '^src/(app|dev)/' }, { path: '^src/dev/' }),
    rule(
      'dev-imports-no-features',
      { path: '^src/dev/' },
      { path: '^src/', pathNot: ['^src/(dev|api|ui|i18n|lib)/', paths] },
    ),
    // Nothing imports the composition root.
    rule(
      'nothing-imports-app',
      { path: '^src/', pathNot: '^src/(app/|(main|prerender)\\.tsx$)' },
      { path: '^src/app/' },
    ),
    // Only boot.ts starts it, after the first paint.
    rule('nothing-imports-main', { pathNot: '^src/boot\\.ts$' }, { path: '^src/main\\.tsx$' }),

    // Packages that only one place may import

    // Only the chat zooms pictures, so the component is not shared.
    rule(
      'antd-mobile-in-ui',
      { path: '^src/', pathNot: ['^src/ui/', '^src/features/chat/ZoomImage\\.tsx$'] },
      { path: 'node_modules/antd-mobile/' },
    ),
    rule(
      'wire-packages-in-api',
      { path: '^src/', pathNot: '^src/api/' },
      { path: 'node_modules/(openapi-fetch|socket\\.io-client)/' },
    ),
    // Only its tokenizer is used; with the package's table of character references it is 20 kB.
    rule(
      'htmlparser2-in-one-module',
      { path: '^src/', pathNot: '^src/lib/html/html-tokens\\.ts$' },
      { path: 'node_modules/htmlparser2/' },
    ),
    // Therefore code that uses it is loaded with the first text, or the first QR code, that needs it.
    rule(
      'html-parser-on-demand',
      { path: '^src/', pathNot: '^src/features/deposit/qr/QrcodeCard\\.tsx$' },
      {
        path: '^src/(lib/html/parse-server-html|features/deposit/qr/(qr-markup|QrcodeCard))\\.tsx?$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    ),
    // zod is 18 kB larger than zod/mini. zod/v4/core is a dependency of mini.
    rule(
      'zod-mini',
      { path: '^(src|generated)/' },
      { path: 'node_modules/zod/', pathNot: 'node_modules/zod/(mini|v4/mini|v4/core)/' },
    ),
    // The whole of crypto-js is many times larger than its AES.
    rule(
      'crypto-js-aes',
      { path: '^src/' },
      { path: 'node_modules/crypto-js/', pathNot: 'node_modules/crypto-js/aes\\.js$' },
    ),
    // Only one module encrypts, so that it is loaded when a gift link is sent.
    {
      name: 'crypto-js-in-one-module',
      severity: 'error',
      from: { path: '^src/' },
      module: { path: 'node_modules/crypto-js/', numberOfDependentsMoreThan: 1 },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types count too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
};

/**
 * @param {string} name
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 */
function rule(name, from, to) {
  return { name, severity: 'error', from, to };
}
