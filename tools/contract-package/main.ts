/** `npm run build:contract`: writes dist/contract, the contract as a package for teams without this repository. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import * as schemas from '../../generated/schemas.ts';
import { bundle } from './bundle.ts';
import { inPackage } from './in-package.ts';
import { copyRedoclyLint } from './redocly-files.ts';
import { schemaTypes } from './schema-types.ts';
import { packageVersionOf } from '../contract-diff/version.ts';
import { readArguments } from '../read-arguments.ts';

const root = join(import.meta.dirname, '../..');
const { words } = readArguments({
  usage: 'npm run build:contract -- [<folder>]   (default: dist/contract)',
  words: 1,
});
const [wanted = 'dist/contract'] = words;
const folder = resolve(root, wanted);
const documents = ['openapi.yaml', 'asyncapi.yaml'];
const read = (path: string) => readFileSync(join(root, path), 'utf8');
// Lint guarantees that the document has a version.
const version = packageVersionOf((parse(read('openapi.yaml')) as { info: { version: string } }).info);
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

rmSync(folder, { recursive: true, force: true });
await bundle(folder);
for (const file of [...documents, 'redocly.yaml']) cpSync(join(root, file), join(folder, file));
// The sandbox reads its pictures relative to its own folder.
cpSync(join(root, 'mocks/assets'), join(folder, 'lib/assets'), { recursive: true });
copyRedoclyLint(
  documents.map((name) => join(root, name)),
  join(root, 'redocly.yaml'),
  join(folder, 'lib/redocly'),
);
mkdirSync(join(folder, 'docs'));
write('docs/drift.md', inPackage(read('docs/drift.md').replace(/\n## In this repository\n.*$/s, '')));
write('docs/sandbox.md', inPackage(read('mocks/README.md')));
const readme = readFileSync(join(import.meta.dirname, 'package-readme.md'), 'utf8');
write('README.md', readme.replaceAll('VERSION', version));
const types = read('generated/api.ts');
write('types.d.ts', types.replaceAll('./error-codes.ts', './error-codes.js'));
write('error-codes.d.ts', ts.transpileDeclaration(read('generated/error-codes.ts'), {}).outputText);
write('schemas.d.ts', schemaTypes(Object.keys(schemas), types));
write('package.json', `${JSON.stringify(manifest(), null, 2)}\n`);
console.log(
  `${folder} is the package wallet-contract ${version}. To pack it: npm pack ./${relative(process.cwd(), folder)}`,
);

function manifest(): object {
  return {
    name: 'wallet-contract',
    version,
    description:
      'The contract of the member wallet: documents, types, zod schemas, and the commands that judge a service by it',
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=20.19' },
    bin: { 'wallet-contract': 'lib/cli/wallet-contract.js' },
    exports: {
      './types': { types: './types.d.ts' },
      './error-codes': { types: './error-codes.d.ts', default: './lib/cli/error-codes.js' },
      './schemas': { types: './schemas.d.ts', default: './lib/cli/schemas.js' },
      './openapi.yaml': './openapi.yaml',
      './asyncapi.yaml': './asyncapi.yaml',
      './package.json': './package.json',
    },
  };
}
