import { deepStrictEqual } from 'node:assert';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { operations } from '../../generated/operations.ts';
import { withBuiltApp } from '../built-app.ts';
import type { SiteRules } from '../hosting/site-rules.ts';
import { load, outputOf, root, type Finding, type Judge } from './judge.ts';
import { openapiValidator } from './openapi-validator.ts';
import { pageJudges } from './page-judges.ts';
import { startSecondBackend } from './second-backend/start-second-backend.ts';
import { walkMoney } from './second-backend/walk-money.ts';
import { walkScreens } from './second-backend/walk-screens.ts';

const file = (path: string) => readFileSync(join(root, path), 'utf8');

/** A result of Spectral, on which the AsyncAPI parser is built too. */
interface Diagnostic {
  code: string | number;
  path: (string | number)[];
  message: string;
}
const findingOf = ({ code, path, message }: Diagnostic): Finding => ({
  ...{ rule: String(code), where: path.join('.'), message },
});

const ruleset = `import { oas } from '@stoplight/spectral-rulesets';
import owasp from '@stoplight/spectral-owasp-ruleset';
export default { extends: [[oas, 'all'], [owasp, 'all']] };`;

/** Of csp_evaluator; a larger severity is less serious, and 100 is "none". */
type Weakness = { severity: number; directive: string; description: string; value?: string };

/** In the order of docs/judges.md: pages, policy, contract, services, packages. */
export const judges: readonly Judge[] = [
  ...pageJudges,
  {
    name: 'csp_evaluator',
    subject: 'the Content-Security-Policy of each build',
    needsPackages: true,
    needsBuild: true,
    run(folder) {
      const [parser, evaluator] = ['parser', 'evaluator'].map((name) => load(folder, `csp_evaluator/dist/${name}.js`));
      const { CspParser } = parser as { CspParser: new (policy: string) => { csp: object } }; // as documented
      const { CspEvaluator } = evaluator as { CspEvaluator: new (csp: object) => { evaluate: () => Weakness[] } }; // as documented
      const builds = ['sandbox', 'sandbox-laos', 'sandbox-partner', 'sandbox-apart'];
      const findings = builds.flatMap((where) => {
        const { headers } = JSON.parse(file(`dist/${where}/headers.json`)) as SiteRules; // written by the build
        return new CspEvaluator(new CspParser(headers['Content-Security-Policy'] ?? '').csp)
          .evaluate()
          .filter(({ severity }) => severity < 100)
          .map(({ directive: rule, description, value }) => ({
            rule,
            where,
            message: `${description} ${value ?? ''}`,
          }));
      });
      return { amount: `${builds.length} policies`, findings };
    },
  },
  {
    name: 'Spectral',
    subject: 'openapi.yaml, by all rules for OpenAPI and all of OWASP',
    needsPackages: true,
    run(folder) {
      const rules = join(folder, 'ruleset.mjs');
      writeFileSync(rules, ruleset);
      const words = ['lint', 'openapi.yaml', '--ruleset', rules, '--format', 'json', '--quiet'];
      const { stdout } = outputOf(join(folder, 'node_modules/.bin/spectral'), words);
      const results = JSON.parse(stdout) as Diagnostic[]; // the format that was asked for
      return { amount: 'openapi.yaml', findings: results.map(findingOf) };
    },
  },
  {
    name: 'AsyncAPI parser',
    subject: 'asyncapi.yaml and what it takes from openapi.yaml',
    needsPackages: true,
    async run(folder) {
      type Parse = (text: string, options: object) => Promise<{ diagnostics: Diagnostic[] }>;
      const { Parser } = load(folder, '@asyncapi/parser') as { Parser: new () => { parse: Parse } }; // as documented
      const { diagnostics } = await new Parser().parse(file('asyncapi.yaml'), { source: join(root, 'asyncapi.yaml') });
      return { amount: 'asyncapi.yaml', findings: diagnostics.map(findingOf) };
    },
  },
  {
    name: 'js-yaml 3',
    subject: 'openapi.yaml and asyncapi.yaml: a parser of YAML 1.1 must read them as one of YAML 1.2 does',
    needsPackages: true,
    run(folder) {
      const { safeLoad } = load(folder, 'js-yaml') as { safeLoad: (text: string) => unknown }; // as documented
      const documents = ['openapi.yaml', 'asyncapi.yaml'];
      // Throws with the difference.
      for (const each of documents) deepStrictEqual(safeLoad(file(each)), parse(file(each)));
      return { amount: `${documents.length} documents`, findings: [] };
    },
  },
  {
    name: 'client generators',
    subject: 'openapi.yaml: each writes a client that compiles and has every operation',
    needsPackages: true,
    run(folder) {
      // Beside the packages, so that generated code finds the libraries that it imports.
      const fileOf = (name: string) => join(folder, `out-${name}.ts`);
      const commands = {
        orval: ['--input', 'openapi.yaml', '--output', fileOf('orval'), '--client', 'fetch'],
        oazapfts: ['openapi.yaml', fileOf('oazapfts')],
        'swagger-typescript-api': [
          ...'generate -p openapi.yaml -n out-swagger-typescript-api.ts -o'.split(' '),
          folder,
        ],
      };
      const compiler = '--noEmit --strict --skipLibCheck --target es2022 --lib es2022,dom,dom.iterable';
      const modules = '--module esnext --moduleResolution bundler';
      const findings = Object.entries(commands).flatMap(([rule, words]): Finding[] => {
        rmSync(fileOf(rule), { force: true });
        outputOf(join(folder, 'node_modules/.bin', rule), words);
        const client = readFileSync(fileOf(rule), 'utf8').toLowerCase();
        const missing = Object.keys(operations).filter((id) => !client.includes(id.toLowerCase()));
        const { stdout } = outputOf('node_modules/.bin/tsc', [...`${compiler} ${modules}`.split(' '), fileOf(rule)]);
        return [
          ...missing.map((where) => ({ rule, where, message: 'the client does not have it' })),
          ...(stdout === '' ? [] : [{ rule, where: '', message: stdout }]),
        ];
      });
      return { amount: `${Object.keys(commands).length} clients`, findings };
    },
  },
  openapiValidator,
  {
    name: 'second backend',
    subject: 'every screen and five money commands by the tables of docs/backend.md, without code of the sandbox',
    needsPackages: true,
    needsBuild: true,
    async run(folder) {
      const backend = await startSecondBackend(folder);
      const findings: Finding[] = [];
      const counts: number[] = [];
      await withBuiltApp(async (browser, { url }) => {
        for (const walk of [walkScreens, walkMoney])
          counts.push(await walk(browser, url, backend, (finding) => findings.push(finding)));
      });
      await backend.close();
      return { amount: `${counts.join(' screens with changed answers, ')} money commands`, findings };
    },
  },
  {
    name: 'npm audit',
    subject: 'package-lock.json, packages for development included',
    run() {
      const { status, stdout, stderr } = outputOf('npm', ['audit']);
      const advisories = [...stdout.matchAll(/^(\S+) {2}(.*)\nSeverity: (\w+)/gm)];
      if (status !== 0 && advisories.length === 0) throw new Error(`npm ended with ${status}: ${stderr}`);
      const findings = advisories.map(([, where = '', message = '', rule = '']) => ({ rule, where, message }));
      return { amount: 'package-lock.json', findings };
    },
  },
];
