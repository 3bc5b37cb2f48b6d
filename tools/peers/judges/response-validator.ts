import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findOperation, readDriftContract, type Operation } from '../../drift/contract.ts';
import type { ForwardedExchange } from '../drift-proxy.ts';
import { jsonOf } from './json-of.ts';
import type { Complaint, Judge } from './judge.ts';

export const responseValidatorPackages = { 'openapi-response-validator': '12.1.3' };

/** The parts of the contract that are used here. Lint guarantees their types. */
interface Document {
  readonly paths: Record<string, Record<string, { responses: Record<string, object | { $ref: string }> }>>;
  readonly components: { readonly responses: Record<string, object> };
}

interface Validator {
  validateResponse(status: number, body: unknown): { message: string } | undefined;
}

/** openapi-response-validator checks a status and a body, but no requests and no headers. */
export function responseValidator(contractPath: string, folder: string): Judge {
  const contract = readDriftContract(contractPath);
  const document = parse(readFileSync(contractPath, 'utf8')) as Document; // lint guarantees it
  const { default: Constructor } = createRequire(join(folder, 'package.json'))('openapi-response-validator') as {
    default: new (options: object) => Validator;
  }; // as documented in its README
  const validators = new Map<string, Validator>();
  return { name: 'openapi-response-validator', complaints: async (traffic) => traffic.map(ofExchange) };

  function ofExchange({ method, url, answer }: ForwardedExchange): Complaint[] {
    const operation = findOperation(contract, method, url.split('?')[0] ?? '')?.operation;
    if (!operation || answer.status === 0) return [];
    const value = jsonOf(answer.body);
    const body = value === undefined ? answer.body.toString('utf8') : value;
    const wrong = validatorOf(operation).validateResponse(answer.status, body);
    return wrong ? [{ about: 'answer', text: wrong.message }] : [];
  }

  function validatorOf(operation: Operation): Validator {
    const known = validators.get(operation.id);
    if (known) return known;
    const responses = Object.fromEntries(
      Object.entries(document.paths[operation.path]?.[operation.method]?.responses ?? {}).map(([status, response]) => [
        status,
        '$ref' in response ? document.components.responses[response.$ref.split('/').at(-1) ?? ''] : response,
      ]),
    );
    const { components } = document;
    const validator = new Constructor({ responses, components });
    validators.set(operation.id, validator);
    return validator;
  }
}
