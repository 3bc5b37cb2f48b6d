import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { redoclyCli, redoclyEnvironment } from '../redocly.ts';

const redocly = join(dirname(redoclyCli), '..');

const noteLoadedFiles = `
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) appendFileSync(process.env.LOADED_FILES, url + '\\n');
    return next(url, context);
  },
});`;

/** Copies the files of Redocly's command that a lint loads, a tenth of all files. */
export function copyRedoclyLint(documents: readonly string[], config: string, folder: string): void {
  const files = loadedBy(documents, config);
  for (const file of [
    ...files,
    ...['package.json', 'LICENSE', 'THIRD_PARTY_NOTICES'].map((name) => join(redocly, name)),
  ]) {
    const copy = join(folder, relative(redocly, file));
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(file, copy);
  }
}

/** The files that a lint loads, both with and without problems to report. */
function loadedBy(documents: readonly string[], config: string): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'redocly-files-'));
  try {
    const [hook, list, broken] = ['hook.mjs', 'loaded.txt', 'openapi.yaml'].map((name) => join(folder, name));
    if (!hook || !list || !broken) throw new Error('Three names make three paths');
    writeFileSync(hook, noteLoadedFiles);
    writeFileSync(broken, 'openapi: 3.1.0\npaths: { /a: { get: { responses: {} } } }\n');
    for (const linted of [documents, [broken], [join(folder, 'missing.yaml')]]) {
      const options = ['--config', config, '--format', 'stylish', '--lint-config', 'error'];
      spawnSync(process.execPath, ['--import', hook, redoclyCli, 'lint', ...linted, ...options], {
        env: { ...redoclyEnvironment, LOADED_FILES: list },
      });
    }
    const urls = readFileSync(list, 'utf8').trim().split('\n');
    return new Set(urls.map((url) => fileURLToPath(url)).filter((file) => file.startsWith(redocly)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
