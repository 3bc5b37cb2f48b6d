import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '../../generated/operations.ts';
import { namedAnswers } from '../../mocks/sandbox/contract-example.ts';
import type { SandboxOptions } from '../../mocks/sandbox/server.ts';

/** JSON with sorted keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, node: unknown) =>
    typeof node === 'object' && node !== null && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  );

/** Names of the contract's examples, by operation and content. */
const known = new Map<OperationId, Map<string, string>>();

function exampleName(id: OperationId, status: number, body: unknown): string | undefined {
  let names = known.get(id);
  if (!names) {
    names = new Map(namedAnswers(id).map((answer) => [`${answer.status} ${canonical(answer.value)}`, answer.name]));
    known.set(id, names);
  }
  return names.get(`${status} ${canonical(body)}`);
}

/** The code in an answer. Successes of the OTP calls have it in `code`, all others in `message`. */
function codeIn(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const text = 'code' in body ? body.code : 'message' in body ? body.message : undefined;
  return typeof text === 'string' && /^[\w-]+$/.test(text) ? text : '';
}

/**
 * Records the answers to the browser for `npm run contract:coverage`: one line per operation, status, example and code.
 */
export function createContractCoverage() {
  const lines = new Set<string>();
  const note: NonNullable<SandboxOptions['onAnswer']> = ({ operationId, status, headers }, body) => {
    // Requests of the test's own preparation do not come from a browser.
    if (operationId === null || status === null || !headers['user-agent']?.startsWith('Mozilla')) return;
    lines.add([operationId, status, exampleName(operationId, status, body) ?? '', codeIn(body)].join('\t'));
  };
  const write = (folder: string, name: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.tsv`), [...lines].sort().join('\n'));
  };
  return { note, write };
}
