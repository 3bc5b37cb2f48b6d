import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { bankNameForm } from '../../../src/features/bank-name/bank-name-form.ts';
import { promotionForm } from '../../../src/features/bonus/promotion/promotion-form.ts';
import { linkForm } from '../../../src/features/deposit/link-form.ts';
import { qrForm } from '../../../src/features/deposit/qr/qr-form.ts';
import { gameTransferForm } from '../../../src/features/game/game-transfer-form.ts';
import { readLogin } from '../../../src/features/login/login-form.ts';
import { changePasswordForm } from '../../../src/features/profile/change-password-form.ts';
import { bankForm, otpForm, phoneForm, profileForm } from '../../../src/features/register/register-form.ts';
import { transferForm } from '../../../src/features/transfer/transfer-form.ts';
import { withdrawForm } from '../../../src/features/withdraw/withdraw-form.ts';

/** Values that every form accepts today, ten capital letters and an amount, and a contract that rejects them. */
const { text, amount, stricter } = vi.hoisted(() => {
  const [text, amount] = ['FORBIDDENX', 777];
  const isTaken = (value: unknown) => value !== text && value !== amount;

  async function stricter<Schemas extends object>(original: () => Promise<Schemas>): Promise<Schemas> {
    const { refine, strictObject, ZodMiniObject, ZodMiniString } = await import('zod/mini');
    const schemas = Object.entries(await original()).map(([name, schema]: [string, unknown]) => {
      if (schema instanceof ZodMiniString) return [name, schema.check(refine(isTaken))];
      if (!(schema instanceof ZodMiniObject)) return [name, schema];
      const fields = Object.entries(schema.shape as Record<string, z.ZodMiniType>); // the generated schemas are all of zod/mini
      const shape = Object.fromEntries(fields.map(([key, field]) => [key, field.check(refine(isTaken))]));
      return [name, strictObject(shape)];
    });
    return Object.fromEntries(schemas) as Schemas; // the same names with their own types
  }
  return { text, amount, stricter };
});

// A form with a rule of its own instead of the generated field would not notice the stricter contract.
vi.mock(import('../../../generated/schemas.ts'), stricter);

const faultsOf = (schema: z.ZodMiniType, typed: object) =>
  new Set(schema.safeParse(typed).error?.issues.map(({ path }) => path.join('.')));

function loginFaults() {
  const typed = new FormData();
  for (const name of ['username', 'password']) typed.set(name, text);
  return new Set<string>(readLogin(typed).wrong);
}

const profile = { name: text, password: text, confirmPassword: text, sourceCode: text, inviteCode: text };
const bank = { bankCode: text, bankAccountNo: text, firstName: 'A', lastName: 'B', currency: 'LAK' };
const passwords = { oldPassword: text, newPassword: text, confirmPassword: text };
const money = { amount: String(amount) };
const transfer = { from: text, to: 'WALLET', ...money };
const limits = { withdrawMin: 1, withdrawMax: 1_000 };

/** All forms, with the fields that the contract checks and those with an error. */
const forms: [file: string, fields: string[], faults: () => Set<string>][] = [
  ['bank-name/bank-name-form.ts', ['bankAccountName'], () => faultsOf(bankNameForm('KTB'), { bankAccountName: text })],
  ['bonus/promotion/promotion-form.ts', ['code'], () => faultsOf(promotionForm, { code: text })],
  ['deposit/link-form.ts', ['link'], () => faultsOf(linkForm, { link: text })],
  ['deposit/qr/qr-form.ts', ['amount'], () => faultsOf(qrForm(null), money)],
  ['game/game-transfer-form.ts', ['amount'], () => faultsOf(gameTransferForm, money)],
  ['login/login-form.ts', ['username', 'password'], loginFaults],
  ['profile/change-password-form.ts', ['oldPassword', 'newPassword'], () => faultsOf(changePasswordForm, passwords)],
  ['register/register-form.ts', ['username'], () => faultsOf(phoneForm({ laos: false }), { username: text })],
  ['register/register-form.ts', ['username'], () => faultsOf(phoneForm({ laos: true }), { username: text })],
  ['register/register-form.ts', ['otpCode'], () => faultsOf(otpForm, { otpCode: text })],
  ['register/register-form.ts', ['name', 'password', 'sourceCode', 'inviteCode'], () => faultsOf(profileForm, profile)],
  ['register/register-form.ts', ['bankCode', 'bankAccountNo'], () => faultsOf(bankForm, bank)],
  ['transfer/transfer-form.ts', ['from', 'amount'], () => faultsOf(transferForm([text, 'WALLET']), transfer)],
  ['withdraw/withdraw-form.ts', ['amount'], () => faultsOf(withdrawForm(limits), money)],
];

test.each(forms)('a stricter contract makes %s stricter: %j', (_file, fields, faults) => {
  expect(faults()).toEqual(new Set(fields));
});

test('every form built on the contract is tested', () => {
  const folder = join(import.meta.dirname, '../../../src/features');
  const files = globSync('**/*-form.ts', { cwd: folder }).filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('generated/schemas.ts'),
  );
  const tested = forms.map(([file]) => file);
  expect(
    files.filter((file) => !tested.includes(file)),
    'add a row to `forms` above: the file, the fields that the contract checks, and their faults',
  ).toEqual([]);
  expect(tested.filter((file) => !files.includes(file))).toEqual([]);
});
