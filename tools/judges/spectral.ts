import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Judge } from './judge.ts';

const contract = join(import.meta.dirname, '../../openapi.yaml');
const cli = { '@stoplight/spectral-cli': '6.16.3' };

interface Result {
  code: string | number;
  path: (string | number)[];
  message: string;
}

/** The results of a rule set on openapi.yaml. `rules` is the source of a rule set as a module. */
function lint(folder: string, name: string, rules: string): { amount: string; findings: Finding[] } {
  const ruleset = join(folder, `${name}.ruleset.mjs`);
  writeFileSync(ruleset, rules);
  const words = ['lint', contract, '--ruleset', ruleset, '--format', 'json', '--quiet', '--fail-severity', 'hint'];
  const program = join(folder, 'node_modules/@stoplight/spectral-cli/dist/index.js');
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    ...{ cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 27 },
  });
  if (!stdout.startsWith('[')) throw new Error(`Spectral gave no result: ${stderr || stdout}`);
  const results = JSON.parse(stdout) as Result[]; // the format that was asked for
  const findings = results.map(({ code, path, message }) => ({
    ...{ rule: String(code), where: path.join('.'), message },
  }));
  return { amount: 'openapi.yaml', findings };
}

/** Spectral's rules for OpenAPI documents, all of them. */
export const spectralOas: Judge = {
  name: 'Spectral OAS',
  subject: 'openapi.yaml',
  packages: { ...cli, '@stoplight/spectral-rulesets': '1.23.1' },
  run: (folder) =>
    lint(
      folder,
      'oas',
      "import { oas } from '@stoplight/spectral-rulesets';\nexport default { extends: [[oas, 'all']] };\n",
    ),
};

/** The OWASP API security rules for OpenAPI documents, all of them. */
export const spectralOwasp: Judge = {
  name: 'Spectral OWASP',
  subject: 'openapi.yaml',
  packages: { ...cli, '@stoplight/spectral-owasp-ruleset': '2.0.1' },
  run: (folder) =>
    lint(
      folder,
      'owasp',
      "import owasp from '@stoplight/spectral-owasp-ruleset';\nexport default { extends: [[owasp, 'all']] };\n",
    ),
};
