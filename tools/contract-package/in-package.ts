const names: readonly (readonly [here: string, there: string])[] = [
  ['npm run --silent drift --', 'npx wallet-contract drift'],
  ['npm run drift --', 'wallet-contract drift'],
  ['npm run contract:diff --', 'wallet-contract diff'],
  ['npm run contract:lint --', 'wallet-contract lint'],
  ['npm run contract:lint', 'wallet-contract lint'],
  ['npm run sandbox --', 'wallet-contract sandbox'],
  ['npm run sandbox', 'wallet-contract sandbox'],
  ['see mocks/README.md', 'see docs/sandbox.md of this package'],
  ["import.meta.resolve('@redocly/cli/bin/cli.js')", "new URL('../redocly/bin/cli.js', import.meta.url).href"],
];

/** A text of this repository with the names used in the package. */
export function inPackage(text: string): string {
  return names.reduce((changed, [here, there]) => changed.replaceAll(here, there), text);
}
