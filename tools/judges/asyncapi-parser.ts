import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Judge } from './judge.ts';

const file = join(import.meta.dirname, '../../asyncapi.yaml');

interface Diagnostic {
  code: string | number;
  path: (string | number)[];
  message: string;
  /** 0 is an error, 3 a hint. */
  severity: number;
}

interface Package {
  Parser: new () => { parse: (text: string, options: { source: string }) => Promise<Parsed> };
}

interface Parsed {
  document?: unknown;
  diagnostics: Diagnostic[];
}

export const asyncapiParser: Judge = {
  name: 'AsyncAPI parser',
  subject: 'asyncapi.yaml and what it takes from openapi.yaml',
  packages: { '@asyncapi/parser': '3.6.3' },
  async run(folder) {
    const { Parser } = createRequire(join(folder, 'package.json'))('@asyncapi/parser') as Package; // as documented
    const { document, diagnostics } = await new Parser().parse(readFileSync(file, 'utf8'), { source: file });
    const findings = diagnostics.map(({ code, path, message }) => ({
      ...{ rule: String(code), where: path.join('.'), message },
    }));
    if (document === undefined) findings.push({ rule: 'parse', where: '', message: 'The document cannot be read.' });
    return { amount: 'asyncapi.yaml', findings };
  },
};
