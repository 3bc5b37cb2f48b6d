/** `npm run contract:lint`: Redocly's lint of both documents. A warning fails like an error. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const documents = process.argv.length > 2 ? process.argv.slice(2) : ['openapi.yaml', 'asyncapi.yaml'];

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [redocly, 'lint', ...documents, '--format', 'stylish', '--lint-config', 'error'],
  {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
  },
);

// stdout contains only the problems, warnings included. stderr says why lint could not run.
const problems = stdout.trim();
if (status === 0 && problems === '') {
  console.log(`${documents.join(', ')}: no problems`);
} else {
  console.error(problems || stderr.trim());
  process.exitCode = 1;
}
