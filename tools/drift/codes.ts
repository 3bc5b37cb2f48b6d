import { examplesOf, type Contract, type MediaType, type Operation } from './contract.ts';
import { pointerOf, type Place } from './documents.ts';
import { parseJson, type Exchange } from './exchange.ts';
import { isRecord } from './is-record.ts';

/** The refusal codes of an operation by status, from the names of its examples. */
export type CodesByStatus = ReadonlyMap<string, readonly string[]>;

const known = new WeakMap<Contract, { all: ReadonlySet<string>; byOperation: ReadonlyMap<string, CodesByStatus> }>();

const isCode = (name: string, value: unknown): value is { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && value.message === name;

/** The example of a refusal with a code is named after the code. */
function codesOf(contract: Contract, operation: Operation): CodesByStatus {
  const refusals = Object.keys(operation.node.responses ?? {}).filter((status) => /^[45]\d\d$/.test(status));
  return new Map(
    refusals.map((status) => {
      const content = operation.responseOf(Number(status))?.content ?? {};
      const examples = Object.values(content).flatMap((media) => Object.entries(examplesOf(contract, media)));
      return [status, examples.flatMap(([name, value]) => (isCode(name, value) ? [name] : []))];
    }),
  );
}

export function documentedCodes(contract: Contract) {
  const read = known.get(contract);
  if (read) return read;
  const byOperation = new Map(contract.operations.map((operation) => [operation.id, codesOf(contract, operation)]));
  const all = new Set([...byOperation.values()].flatMap((codes) => [...codes.values()].flat()));
  const codes = { all, byOperation };
  known.set(contract, codes);
  return codes;
}

/** The code in an answer: that of a refusal, or of a success that reports a failure. */
export function codeIn(status: number, value: unknown): { code: string; at: string } | null {
  if (typeof value !== 'object' || value === null) return null;
  const name = status >= 400 ? 'message' : 'success' in value && value.success === false ? 'error' : null;
  const code: unknown = name === null ? null : Reflect.get(value, name);
  return typeof code === 'string' && name !== null ? { code, at: pointerOf(name) } : null;
}

/** The code of a refusal by 400; null for any other answer and for any other text. */
export function refusalCodeOf({ response: { status, body } }: Exchange): string | null {
  return (status === 400 && body && codeIn(status, parseJson(body)?.value)?.code) || null;
}

/** A documented code that does not mean "invalid request", such as NO_INVITE_BONUS; null for any other answer. */
export function businessCodeOf(contract: Contract, exchange: Exchange): string | null {
  const { id, invalidCodes } = exchange.operation;
  const code = refusalCodeOf(exchange);
  if (code === null || invalidCodes.includes(code)) return null;
  return documentedCodes(contract).byOperation.get(id)?.get('400')?.includes(code) ? code : null;
}

interface UndocumentedCode {
  readonly code: string;
  readonly at: string;
  readonly place: Place;
  readonly message: string;
}

/** A known code that this operation does not document for this status; null for any other text. */
export function undocumentedCode(
  contract: Contract,
  operation: Operation,
  status: number,
  value: unknown,
): UndocumentedCode | null {
  const found = codeIn(status, value);
  const { all, byOperation } = documentedCodes(contract);
  if (!found || !all.has(found.code)) return null;
  const own = byOperation.get(operation.id) ?? new Map<string, string[]>();
  const elsewhere = [...own].filter(([, codes]) => codes.includes(found.code)).map(([other]) => other);
  // A success may contain the code of any refusal.
  if (elsewhere.includes(String(status)) || (status < 400 && elsewhere.length > 0)) return null;
  const where =
    elsewhere.length > 0 ? `documents with ${elsewhere.join(' and ')}, not with ${status}` : 'does not document';
  const place = contract.documents.placeOf(operation.node, 'responses');
  return { ...found, place, message: `is the code ${found.code}, which this operation ${where}` };
}

const acknowledgements = /\/(Ack|ClearedBonus)$/;
const isYes = (value: unknown) => value === true || /^\s*(true|ok|success)\s*$/i.test(String(value));

/** Whether a success of a money command is an acknowledgement that confirms nothing (the description of Ack). */
export function saysNothing(contract: Contract, { node }: Operation, media: MediaType, value: unknown): boolean {
  const isMeant = node['x-money'] === true && acknowledgements.test(media.schema?.$ref ?? '');
  if (!isMeant || !isRecord(value) || Object.keys(value).length === 0) return false;
  const codes = Object.values(examplesOf(contract, media)).map((example) => isRecord(example) && example['message']);
  const { message: given } = value;
  const message = typeof given === 'string' ? given.trim().toUpperCase() : '';
  return !codes.includes(message) && !['message', 'success', 'ok', 'status'].some((name) => isYes(value[name]));
}
