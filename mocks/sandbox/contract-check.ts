import type { z } from 'zod/mini';
import type { Operations, OperationId, Refusals } from '../../generated/operations.ts';
import * as schemas from '../../generated/schemas.ts';
import type { RequestBody } from './request-body.ts';

type Operation = Operations[OperationId];

interface ContractViolation {
  readonly pointer: string;
  readonly message: string;
  readonly code: string;
}

type Issue = z.core.$ZodIssue;

/** Specific codes for invalid fields. All others get KEY_INVALID. */
const fieldRefusals: { readonly [Id in OperationId]?: Readonly<Record<string, Refusals[Id]>> } = {
  validateAccount: { '/name': 'INVALID_USER_INFO', '/username': 'INVALID_USER_INFO', '/password': 'INVALID_USER_INFO' },
  registerAccount: { '/name': 'INVALID_USER_INFO', '/username': 'INVALID_USER_INFO', '/password': 'INVALID_USER_INFO' },
  updateProfile: { '/name': 'INVALID_USER_INFO', '/bankCode': 'INVALID_BANK', '/bankAccountNo': 'INVALID_BANK' },
  updateBankAccountName: { '/bankAccountName': 'BANK_ACCOUNT_NAME_ENG', '/bankCode': 'INVALID_BANK' },
  transfer: { '/amount': 'TRANSFER_MINIMUM' },
  uploadSlip: { '/file': 'SLIP_NO_FILE' },
};

type OutsideOf<Code extends string> = {
  [Id in OperationId]: Code extends Refusals[Id] ? never : Operations[Id]['body'] extends null ? never : Id;
}[OperationId];

/** Replacements for KEY_MISSING and KEY_INVALID where the contract lists neither. */
const wholeRefusals: { readonly [Id in OutsideOf<'KEY_MISSING' | 'KEY_INVALID'>]: Refusals[Id] } = {
  login: 'LOGIN_FAIL',
  validateAccount: 'INVALID_USER_INFO',
  registerAccount: 'INVALID_USER_INFO',
  sendOtp: 'OTP_SEND_FAIL',
  verifyOtp: 'OTP_VERIFY_FAIL',
};
const wholeRefusal: { readonly [Id in OperationId]?: string } = wholeRefusals;

const pointerTo = (path: readonly PropertyKey[]) => path.map((step) => `/${String(step)}`).join('');

function issuesOf(name: keyof typeof schemas, value: unknown): readonly Issue[] {
  const schema: z.ZodMiniType = schemas[name];
  return schema.safeParse(value).error?.issues ?? [];
}

function isMissing(body: unknown, path: readonly PropertyKey[]): boolean {
  let value = body;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return true;
    value = Reflect.get(value, step);
  }
  return false;
}

function toViolation(operation: Operation, body: unknown, { code, path, message }: Issue): ContractViolation {
  const pointer = pointerTo(path);
  const own = fieldRefusals[operation.id]?.[pointer];
  if (isMissing(body, path)) {
    const code = (operation.body === 'multipart' && own) || (wholeRefusal[operation.id] ?? 'KEY_MISSING');
    return { pointer, message: 'is missing', code };
  }
  return { pointer, message, code: (code !== 'invalid_type' && own) || (wholeRefusal[operation.id] ?? 'KEY_INVALID') };
}

export function violationOfWhole({ id, security }: Operation, message: string): ContractViolation {
  // Public lookups have neither code.
  const usual = security === 'public' ? 'NO_DATA' : 'KEY_INVALID';
  return { pointer: '', message, code: wholeRefusal[id] ?? usual };
}

/** The violations of a request body. The first one decides the answer. */
export function requestViolations(operation: Operation, { value, unreadable }: RequestBody): ContractViolation[] {
  if (unreadable) return [violationOfWhole(operation, unreadable)];
  if (operation.request === null) return [];
  // The schema describes texts only; handlers check files.
  const body =
    value instanceof FormData
      ? Object.fromEntries([...value].map(([name, part]) => [name, part instanceof File ? part.name : part]))
      : value;
  return issuesOf(operation.request, body)
    .map((issue) => toViolation(operation, body, issue))
    .sort((a, b) => Number(b.code === 'KEY_MISSING') - Number(a.code === 'KEY_MISSING'));
}

export function responseViolations(
  operation: Operation,
  body: unknown,
): Pick<ContractViolation, 'pointer' | 'message'>[] {
  return issuesOf(operation.response, body).map(({ path, message }) => ({ pointer: pointerTo(path), message }));
}
