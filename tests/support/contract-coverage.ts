import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '../../generated/operations.ts';
import { namedAnswers } from '../../mocks/sandbox/contract-example.ts';
import type { SandboxOptions } from '../../mocks/sandbox/server.ts';

/** JSON that does not depend on the order of keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, node: unknown) =>
    typeof node === 'object' && node !== null && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  );

/** The names of the contract's examples by operation and by what they say. */
const known = new Map<OperationId, Map<string, string>>();

function exampleName(id: OperationId, status: number, body: unknown): string | undefined {
  let names = known.get(id);
  if (!names) {
    names = new Map(namedAnswers(id).map((answer) => [`${answer.status} ${canonical(answer.value)}`, answer.name]));
    known.set(id, names);
  }
  return names.get(`${status} ${canonical(body)}`);
}

/** The code in an answer; the successes of the OTP calls have theirs in `code`, all others in `message`. */
function codeIn(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const text = 'code' in body ? body.code : 'message' in body ? body.message : undefined;
  return typeof text === 'string' && /^[\w-]+$/.test(text) ? text : '';
}

/**
 * Notes what the browser was answered, for `npm run contract:coverage`: a line for each operation and status, with the example
 * that it was, and the code in it.
 */
export function createContractCoverage() {
  const lines = new Set<string>();
  const note: NonNullable<SandboxOptions['onAnswer']> = ({ operationId, status, headers }, body) => {
    // A test's own preparations ask without a browser.
    if (operationId === null || status === null || !headers['user-agent']?.startsWith('Mozilla')) return;
    lines.add([operationId, status, exampleName(operationId, status, body) ?? '', codeIn(body)].join('\t'));
  };
  const write = (folder: string, name: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.tsv`), [...lines].sort().join('\n'));
  };
  return { note, write };
}
