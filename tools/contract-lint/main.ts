/** `npm run contract:lint`: runs Redocly's lint on both documents, or on the named ones. Warnings fail too. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readDocuments } from '../drift/documents.ts';
import { readArguments } from '../read-arguments.ts';
import { runRedocly } from '../redocly.ts';
import { descriptionProblems } from './descriptions.ts';
import { summaryProblems } from './summaries.ts';

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
const linting = runRedocly('lint', ...documents, ...config);

/** What Redocly's rules do not say. It runs in another process meanwhile. */
function ownProblems(path: string): string[] {
  // asyncapi.yaml takes its payloads from openapi.yaml, and cannot be read without it.
  if (/^asyncapi:/m.test(readFileSync(path, 'utf8'))) return [];
  try {
    const read = readDocuments([path]);
    return [...summaryProblems(path, read), ...descriptionProblems(path, read)];
  } catch (problem) {
    return [String(problem)];
  }
}
const found = documents.flatMap(ownProblems);
const { passed, stdout, stderr } = await linting;

// Problems, including warnings, go to stdout. Anything on stderr means that the lint did not run. What Redocly finds comes first: it
// may be why our rules cannot be applied.
const problems = [stdout.trim(), ...(passed ? found : [])].filter((text) => text !== '').join('\n');
if (passed && problems === '') {
  console.log(`${documents.join(', ')}: no problems`);
} else {
  console.error(problems || stderr.trim());
  process.exitCode = 1;
}
