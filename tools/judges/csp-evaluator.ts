import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { securityHeaders, type Hosts } from '../hosting/security-headers.ts';
import type { Finding, Judge } from './judge.ts';

/** The builds of `npm run build:all`. */
const builds = ['sandbox', 'sandbox-laos', 'sandbox-partner', 'sandbox-apart'];

const ownOrigin: Hosts = {
  ...{ apiBaseUrl: '', chatUrl: null, iframe: false, iframeParents: [], mediaHosts: [], gameHosts: [] },
  ...{ howtoBaseUrl: '/howto/', reportUrl: null, hstsMaxAge: 31_536_000 },
};
const otherOrigins: Hosts = {
  ...{ apiBaseUrl: 'https://api.example.com', chatUrl: 'https://chat.example.com', iframe: true },
  ...{ iframeParents: ['https://partner.example.com'], mediaHosts: ['https://media.example.com'] },
  ...{ gameHosts: ['https://games.example.com'], howtoBaseUrl: 'https://howto.example.com/' },
  ...{ reportUrl: 'https://reports.example.com/wallet', hstsMaxAge: 31_536_000 },
};

/** The policies of the builds, and those of production builds with the service on one origin and on several. */
function policies(): [where: string, policy: string | undefined][] {
  const built = builds.map((build) => {
    const file = join(import.meta.dirname, '../../dist', build, 'headers.json');
    return [build, JSON.parse(readFileSync(file, 'utf8')) as { headers: Record<string, string> }] as const; // written by the build
  });
  const production = [
    ['production on one origin', { headers: securityHeaders(ownOrigin) }],
    ['production on several origins', { headers: securityHeaders(otherOrigins) }],
  ] as const;
  return [...built, ...production].map(([where, { headers }]) => [where, headers['Content-Security-Policy']]);
}

interface Evaluator {
  CspParser: new (policy: string) => { csp: unknown };
  CspEvaluator: new (csp: unknown) => { evaluate: () => EvaluatorFinding[] };
}

interface EvaluatorFinding {
  /** 0 to 100; a larger number is less serious. 100 is "none". */
  severity: number;
  type: number;
  directive: string;
  description: string;
  value?: string;
}

const none = 100;

export const cspEvaluator: Judge = {
  name: 'csp_evaluator',
  subject: 'the Content-Security-Policy of each build and of production',
  packages: { csp_evaluator: '1.1.8' },
  needsBuild: true,
  run(folder) {
    const load = createRequire(join(folder, 'package.json'));
    const { CspParser } = load('csp_evaluator/dist/parser.js') as Evaluator; // its documented modules
    const { CspEvaluator } = load('csp_evaluator/dist/evaluator.js') as Evaluator; // its documented modules
    const all = policies();
    const findings = all.flatMap(([where, policy]): Finding[] => {
      if (policy === undefined) return [{ rule: 'no policy', where, message: 'The build has no policy.' }];
      return new CspEvaluator(new CspParser(policy).csp)
        .evaluate()
        .filter(({ severity }) => severity < none)
        .map(({ directive, description, value, severity }) => ({
          ...{ rule: directive, where, message: `${description} ${value ?? ''} (severity ${severity})` },
        }));
    });
    return { amount: `${all.length} policies`, findings };
  },
};
