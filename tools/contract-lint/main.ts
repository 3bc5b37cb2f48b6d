/** `npm run contract:lint`: runs Redocly's lint on both documents, or on the named ones. Warnings fail too. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { descriptionProblems } from './descriptions.ts';
import { summaryProblems } from './summaries.ts';
import { runRedocly } from '../redocly.ts';
import { readArguments } from '../read-arguments.ts';

const root = join(import.meta.dirname, '../..');
const own = ['openapi.yaml', 'asyncapi.yaml'].map((name) => relative(process.cwd(), join(root, name)));
const { words } = readArguments({ usage: 'npm run contract:lint -- [<document> …]', words: Infinity });
const documents = words.length > 0 ? words : own;
const missing = documents.filter((document) => !existsSync(document));
if (missing.length > 0) {
  console.error(`There is no file ${missing.join(', ')}`);
  process.exit(2);
}

const config = ['--config', join(root, 'redocly.yaml'), '--format', 'stylish', '--lint-config', 'error'];
const { passed, stdout, stderr } = await runRedocly('lint', ...documents, ...config);

// Problems, including warnings, go to stdout. Anything on stderr means that the lint did not run.
const found = passed
  ? documents.flatMap((document) => [...summaryProblems(document), ...descriptionProblems(document)])
  : [];
const problems = [stdout.trim(), ...found].filter((text) => text !== '').join('\n');
if (passed && problems === '') {
  console.log(`${documents.join(', ')}: no problems`);
} else {
  console.error(problems || stderr.trim());
  process.exitCode = 1;
}
