/** `npm run contract:lint`: runs Redocly's lint on both documents, or on the named ones. Warnings fail too. */
import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { redoclyCli, redoclyEnvironment } from '../redocly.ts';
import { readArguments } from '../read-arguments.ts';

const root = join(import.meta.dirname, '../..');
const own = ['openapi.yaml', 'asyncapi.yaml'].map((name) => relative(process.cwd(), join(root, name)));
const { words } = readArguments({ usage: 'npm run contract:lint -- [<document> …]', words: Infinity });
const documents = words.length > 0 ? words : own;

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [
    ...[redoclyCli, 'lint', ...documents, '--config', join(root, 'redocly.yaml')],
    ...['--format', 'stylish', '--lint-config', 'error'],
  ],
  { encoding: 'utf8', env: redoclyEnvironment },
);

// Problems, including warnings, go to stdout. Anything on stderr means that the lint did not run.
const problems = stdout.trim();
if (status === 0 && problems === '') {
  console.log(`${documents.join(', ')}: no problems`);
} else {
  console.error(problems || stderr.trim());
  process.exitCode = 1;
}
