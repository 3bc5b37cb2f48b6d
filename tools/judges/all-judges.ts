import { asyncapiParser } from './asyncapi-parser.ts';
import { axeAllRules } from './axe-all-rules.ts';
import { clientGenerators } from './client-generators.ts';
import { cspEvaluator } from './csp-evaluator.ts';
import { dompurifyFixtures } from './dompurify-fixtures.ts';
import type { Judge } from './judge.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import { npmAudit } from './npm-audit.ts';
import { nuHtmlChecker } from './nu-html-checker.ts';
import { openapiValidator } from './openapi-validator.ts';
import { parse5Reading } from './parse5-reading.ts';
import { secondBackend } from './second-backend.ts';
import { spectralOas, spectralOwasp } from './spectral.ts';
import { yaml11 } from './yaml11.ts';

/** In the order of docs/judges.md: pages, server HTML, policy, contract, services, packages. */
export const allJudges: readonly Judge[] = [
  nuHtmlChecker,
  axeAllRules,
  lighthouseScores,
  parse5Reading,
  dompurifyFixtures,
  cspEvaluator,
  spectralOas,
  spectralOwasp,
  asyncapiParser,
  yaml11,
  openapiValidator,
  secondBackend,
  clientGenerators,
  npmAudit,
];
