/** The import law: who may import whom. Types count; tests are free. */

const settings = '^src/settings(-schema)?\\.ts$';
const paths = '^src/paths\\.ts$';
const formRules = '^src/(features/.*-form|lib/latin-name)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    // Whole tree

    // Two files that need each other are one file, or lack a third.
    rule('no-cycles', {}, { circular: true }),
    // A typo in a path, or a package that nobody declared, would otherwise surface only in the build.
    rule('resolvable', {}, { couldNotResolve: true }),
    rule('declared-packages', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    // What ships is what `dependencies` lists; the supply-chain test counts and licenses that list. Types ship nothing.
    rule(
      'no-development-packages-in-src',
      { path: '^src/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),

    // src, generated, mocks and tools

    // The pretend backend proves nothing about the app when it shares the app's code.
    rule('mocks-and-tools-stand-alone', { path: '^(mocks|tools)/' }, { path: '^src/' }),
    // The app knows a backend by its contract only.
    rule('src-knows-no-mocks-or-tools', { path: '^(src|generated)/' }, { path: '^(mocks|tools|tests)/' }),
    // Machine-written mirrors of the contract.
    rule('generated-imports-only-zod', { path: '^generated/' }, { pathNot: ['^generated/', 'node_modules/zod/'] }),
    // The wire mirrors the contract; everybody else gets types from src/api/wire/types.ts, so that a change of generator stays there.
    rule(
      'generated-through-api',
      { path: '^src/', pathNot: ['^src/(api|errors)/', formRules] },
      { path: '^generated/' },
    ),
    // The error catalogue is total over the codes.
    rule(
      'errors-take-only-codes',
      { path: '^src/errors/' },
      { path: '^generated/', pathNot: '^generated/error-codes\\.ts$' },
    ),
    // A form's rules start from its request's schema; two features judge the account's name by it.
    rule('forms-take-only-schemas', { path: formRules }, { path: '^generated/', pathNot: '^generated/schemas\\.ts$' }),

    // The layers of src, from the ground up: lib, i18n, ui, api, errors, money, features, app

    // Pure functions; whoever reads one needs to read nothing else.
    rule('lib-imports-nothing', { path: '^src/lib/' }, { path: '^src/', pathNot: '^src/lib/' }),
    // Screens link to addresses without importing the app's routes.
    rule('paths-import-nothing', { path: paths }, { path: '^(src|generated)/' }),
    // Settings are the build's; they know nothing of the app.
    rule('settings-import-nothing', { path: settings }, { path: '^src/', pathNot: settings }),
    rule('i18n-imports-lib', { path: '^src/i18n/' }, { path: '^src/', pathNot: '^src/(i18n|lib)/' }),
    // App-agnostic pieces: they get what they show as props.
    rule('ui-imports-i18n-and-lib', { path: '^src/ui/' }, { path: '^src/', pathNot: ['^src/(ui|i18n|lib)/', paths] }),
    // The wire shows nothing.
    rule(
      'api-imports-lib-and-settings',
      { path: '^src/api/' },
      { path: '^src/', pathNot: ['^src/(api|lib)/', settings] },
    ),
    // How any call is made, below the calls themselves: one file beside src/api/wire per tag of the contract.
    rule('wire-imports-no-calls', { path: '^src/api/wire/' }, { path: '^src/api/', pathNot: '^src/api/wire/' }),
    rule(
      'errors-import-no-features',
      { path: '^src/errors/' },
      { path: '^src/', pathNot: ['^src/(errors|api|i18n|ui|lib)/', paths] },
    ),
    // Amounts, and what became of the commands that move them.
    rule(
      'money-imports-no-features',
      { path: '^src/money/' },
      { path: '^src/', pathNot: ['^src/(money|errors|api|i18n|ui|lib)/', paths] },
    ),
    // Features meet in app only: one can be read, changed and removed without the others.
    rule(
      'features-are-islands',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    // Development builds only: src/app loads it behind import.meta.env.DEV, and nothing of it reaches a member.
    rule('dev-through-app', { path: '^src/', pathNot: '^src/(app|dev)/' }, { path: '^src/dev/' }),
    rule(
      'dev-imports-no-features',
      { path: '^src/dev/' },
      { path: '^src/', pathNot: ['^src/(dev|api|ui|i18n|lib)/', paths] },
    ),
    // The composition root is the end of the line.
    rule(
      'nothing-imports-app',
      { path: '^src/', pathNot: '^src/(app/|(main|prerender)\\.tsx$)' },
      { path: '^src/app/' },
    ),
    // boot.ts alone starts it, after the first paint.
    rule('nothing-imports-main', { pathNot: '^src/boot\\.ts$' }, { path: '^src/main\\.tsx$' }),

    // Packages with one home

    // The chat's pictures alone are zoomed, so what zooms them is not among the shared pieces.
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
    // Its tokenizer alone is used; with the package's table of character references it weighs 20 kB.
    rule(
      'htmlparser2-in-one-module',
      { path: '^src/', pathNot: '^src/lib/html/html-tokens\\.ts$' },
      { path: 'node_modules/htmlparser2/' },
    ),
    // So what stands on it is loaded with the first text that needs it.
    rule(
      'html-parser-on-demand',
      { path: '^src/' },
      {
        path: '^src/(lib/html/parse-server-html|features/deposit/qr/qr-markup)\\.ts$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    ),
    // Classic zod costs 18 kB more than zod/mini. zod/v4/core is what mini itself stands on.
    rule(
      'zod-mini',
      { path: '^(src|generated)/' },
      { path: 'node_modules/zod/', pathNot: 'node_modules/zod/(mini|v4/mini|v4/core)/' },
    ),
    // The whole of crypto-js is many times the size of its AES.
    rule(
      'crypto-js-aes',
      { path: '^src/' },
      { path: 'node_modules/crypto-js/', pathNot: 'node_modules/crypto-js/aes\\.js$' },
    ),
    // One module encrypts, so that it can be loaded when a gift link is sent and not before.
    {
      name: 'crypto-js-in-one-module',
      severity: 'error',
      from: { path: '^src/' },
      module: { path: 'node_modules/crypto-js/', numberOfDependentsMoreThan: 1 },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Types are part of what a reader must know, so they obey the law too.
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
