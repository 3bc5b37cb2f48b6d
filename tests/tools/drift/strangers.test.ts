import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { operations, type OperationId } from '../../../generated/operations.ts';
import { driftCommand } from '../../../tools/drift/drift-command.ts';
import { isRecord } from '../../../tools/drift/is-record.ts';
import { readOptions } from '../../../tools/drift/options.ts';
import { judgeOf, runDrift } from '../../../tools/drift/run.ts';
import { startFaultProxy, type Exchange, type FaultProxy } from '../../support/fault-proxy.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';

const { sandbox } = runningSandbox();
const named = '0823456789';
const password = 'naga1234';
const words = ['--login', `${named}:${password}`, '--write'];

let proxy: FaultProxy;
let exchanges: Exchange[] = [];
beforeEach(async () => {
  exchanges = [];
  proxy = await startFaultProxy(sandbox().url, { onExchange: (exchange) => exchanges.push(exchange) });
});
afterEach(() => proxy.close());

/** A run, as if the service were on this machine or on another host. */
async function run(host: 'local' | 'remote', ...more: string[]) {
  const options = readOptions([proxy.url, ...words, ...more], {});
  if (options.source.kind !== 'service') throw new Error('A service was given');
  const source = { ...options.source, isLocal: host === 'local' };
  return runDrift({ ...options, source }, { judge: judgeOf(options), progress: () => undefined });
}

const sentTo = (id: OperationId) =>
  exchanges.filter(({ method, url }) => method === operations[id].method.toUpperCase() && url === operations[id].path);

/** The JSON objects that were sent to an operation. */
const bodiesOf = (id: OperationId) =>
  sentTo(id).flatMap(({ body, headers }) => {
    if (headers['content-type'] !== 'application/json') return [];
    try {
      const value: unknown = JSON.parse(body.toString());
      return isRecord(value) ? [value] : [];
    } catch {
      return [];
    }
  });

describe('drift hurts nobody but the member who is named', () => {
  test('R-085 B-28 wrong passwords go to the named account only, at most two in a run', async () => {
    await run('local', '--only', 'login,changePassword');
    const logins = bodiesOf('login').filter((body) => typeof body['username'] === 'string');
    const guesses = logins.filter((body) => body['password'] !== password);
    expect(guesses.filter(({ username }) => username === named).length).toBeLessThanOrEqual(2);
    expect(guesses.filter(({ username }) => /\d/.test(String(username)) && username !== named)).toEqual([]);
    // A forbidden body that a careless service takes keeps the password too, and is no guess.
    for (const body of bodiesOf('changePassword')) {
      expect(body['newPassword']).toBe(password);
      expect([undefined, password]).toContain(body['oldPassword']);
    }
  });

  test('R-085 B-28 no body names an account of the contract’s examples', async () => {
    await run('local');
    const strangers = ['0812345678', '0891112222', '665f1c2ab7d94e0012a4c101'];
    const sent = exchanges.map(({ method, url, body }) => `${method} ${url} ${body.toString()}`);
    expect(sent.filter((each) => strangers.some((stranger) => each.includes(stranger)))).toEqual([]);
  }, 120_000);

  test('R-085 B-28 on another host codes and registrations are not sent without --value, and that is not blind', async () => {
    const report = await run('remote', '--only', 'getInfo,sendOtp,verifyOtp,validateAccount,registerAccount');
    for (const id of ['sendOtp', 'verifyOtp', 'validateAccount', 'registerAccount'] as const)
      expect(sentTo(id)).toEqual([]);
    expect(report).toMatchObject({ result: 'clean', blind: [], operations: ['login', 'getInfo'] });
    expect(report.unseen.reasons['sendOtp']).toBe('not sent: needs --value sendOtp.phoneNumber=…');
    expect(report.unseen.reasons['registerAccount']).toContain('--value registerAccount.username=…');
  });

  test('R-085 B-28 with --value one text message goes to this number, and every other body is forbidden', async () => {
    const phone = '0899990000';
    await run('remote', '--only', 'sendOtp', '--value', `sendOtp.phoneNumber=${phone}`);
    const numbers = bodiesOf('sendOtp').filter((body) => Object.keys(body).join() === 'phoneNumber');
    expect(numbers.filter(({ phoneNumber }) => /\d{4}/.test(String(phoneNumber)))).toEqual([{ phoneNumber: phone }]);
    expect(sentTo('sendOtp').filter(({ answer }) => answer.status === 200)).toHaveLength(1);
  });

  test('R-085 B-28 a service that refuses the number of --value is asked for one text message only', async () => {
    sandbox().control.fail('sendOtp', { status: 400, body: { message: 'EXISTING_USER' }, times: 99 });
    await run('local', '--only', 'sendOtp', '--value', 'sendOtp.phoneNumber=0899990000');
    sandbox().control.clearFaults();
    const allowed = bodiesOf('sendOtp').filter((body) => Object.keys(body).join() === 'phoneNumber');
    expect(allowed.filter(({ phoneNumber }) => phoneNumber === '0899990000')).toHaveLength(1);
  });

  test('R-085 B-28 without --login nobody is signed in', async () => {
    const options = readOptions([proxy.url, '--write', '--only', 'login,getInfo'], {});
    const report = await runDrift(options, { judge: judgeOf(options), progress: () => undefined });
    expect(sentTo('login')).toEqual([]);
    expect(report.unseen.reasons['login']).toBe('not sent: needs --login phone:password');
  });

  test('R-085 B-28 the profile and the bank account of the member stay as they are', async () => {
    const before = structuredClone(sandbox().control.member(named));
    await run('local', '--only', 'updateProfile,updateBankAccountName');
    const { name, bank, password: kept } = sandbox().control.member(named);
    expect({ name, bank, kept }).toEqual({ name: before.name, bank: before.bank, kept: password });
  });
});

describe('drift --plan', () => {
  async function plan(...more: string[]) {
    const written = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
    const code = await driftCommand([proxy.url, ...words, '--plan', ...more]);
    const text = written.mock.calls.map(([chunk]) => String(chunk)).join('');
    written.mockRestore();
    return { code, text };
  }

  test('R-085 B-28 lists each command with placeholders and sends nothing', async () => {
    const { code, text } = await plan();
    expect(code).toBe(0);
    expect(exchanges).toEqual([]);
    for (const { id, effect } of Object.values(operations)) {
      if (effect === 'command') expect(text).toContain(`(${id})`);
    }
    expect(text).toContain('"to":"<to>"');
    for (const secret of [password, named, '665f1c2ab7d94e0012a4c101']) expect(text).not.toContain(secret);
  });

  test('R-085 B-28 the numbers of the plan are those of the run', async () => {
    const { text } = await plan('--only', 'transfer,addFunds');
    const [, planned] = /With --write, (\d+) requests/.exec(text) ?? [];
    await run('local', '--only', 'transfer,addFunds');
    const tried = [...text.matchAll(/until one succeeds, at most (\d+) times/g)].map(([, most]) => Number(most) - 1);
    const spared = tried.reduce((sum, each) => sum + each, 0);
    expect(sentTo('transfer').length + sentTo('addFunds').length).toBe(Number(planned) - spared);
  });

  test('R-085 B-28 another host needs no --yes to be planned, and the plan names what needs --value', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
    expect(await driftCommand(['https://api.example.com', '--write', '--plan', '--only', 'sendOtp'])).toBe(0);
    const text = written.mock.calls.map(([chunk]) => String(chunk)).join('');
    written.mockRestore();
    expect(text).toContain('POST /api/otp/send (sendOtp)\n  not sent: needs --value sendOtp.phoneNumber=…');
  });
});
