import { environmentManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import * as op from '../../../../generated/operations.ts';
import * as schema from '../../../../generated/schemas.ts';
import { rendered } from '../../../support/rendered.ts';
import { cut, json, runningWire, settle, text, until } from '../../../support/wire-server.ts';
import { typicalOf } from '../../../support/read-as.ts';

const wire = await runningWire();
const { useCommand } = await import('../../../../src/api/wire/command/command.ts');
const { useMoneyOperation } = await import('../../../../src/api/wire/money/money-command.ts');
const { query } = await import('../../../../src/api/wire/query/query.ts');
const { createQueryClient } = await import('../../../../src/api/wire/query/query-client.ts');

// On a server the library neither retries nor listens to events.
environmentManager.setIsServer(() => false);
const client = createQueryClient();
client.mount();

const input = (amount: number) => ({ body: { from: 'WALLET', to: 'G1', amount } });
function useTransfer() {
  const { mutateAsync } = useMoneyOperation(op.transfer, schema.Ack, { stale: ['wallet', 'statement'] });
  return { mutateAsync: (given: ReturnType<typeof input>) => mutateAsync(given, {}) };
}

/** Two observed queries: one with a tag that a transfer makes stale, and one without. */
async function watch() {
  const options = [query(op.getWallet, schema.WalletResponse, {}), query(op.getInfo, schema.Info, {})] as const;
  wire.answer = (response, request) => {
    const id = request.url.includes('wallet') ? 'getWallet' : 'getInfo';
    json(typicalOf(id))(response, request);
  };
  const stops = [
    new QueryObserver(client, options[0]).subscribe(() => undefined),
    new QueryObserver(client, options[1]).subscribe(() => undefined),
  ];
  await until(() => options.every(({ queryKey }) => client.getQueryState(queryKey)?.status === 'success'));
  const reading = wire.answer;
  wire.received.length = 0;
  const asked = () => wire.received.filter(({ method }) => method === 'GET').map(({ url }) => url);
  return { reading, asked, stop: () => stops.forEach((stop) => stop()) };
}

afterEach(() => {
  vi.useRealTimers();
  client.clear();
  onlineManager.setOnline(true);
});
afterAll(() => client.unmount());

describe('quality 2: queries that a command makes stale', () => {
  test.each([
    ['done', 11, json({ message: 'OK' }), ['/api/wallet']],
    ['unknown', 12, text('<html>', 502), ['/api/wallet']],
    ['refused', 13, json({ message: 'ต่ำกว่าขั้นต่ำ' }, 400), []],
  ])('quality 2: %s', async (outcome, amount, answer, expected) => {
    const watched = await watch();
    wire.answer = (response, request) => (request.method === 'POST' ? answer : watched.reading)(response, request);
    const { mutateAsync } = rendered(client, useTransfer);
    const result = await mutateAsync(input(amount)).then(
      () => 'done',
      (error: unknown) => String(error),
    );
    expect(result).toBe(outcome === 'done' ? outcome : `ApiError: transfer: ${outcome}`);
    // An unknown outcome is reported before the queries are read again.
    await vi.waitFor(() => {
      expect(watched.asked()).toEqual(expected);
    });
    watched.stop();
  });

  test('R-286 a refusal for an outdated screen reads again; others do not', async () => {
    const watched = await watch();
    const { mutateAsync } = rendered(client, () =>
      useCommand(op.activateSlot, schema.Ack, { stale: ['wallet'], staleWhenRefused: ['SLOT_ALREADY_ACTIVE'] }),
    );
    const refusedWith = async (code: string) => {
      wire.answer = (response, request) => {
        (request.url.includes('activate') ? json({ message: code }, 400) : watched.reading)(response, request);
      };
      wire.received.length = 0;
      await expect(mutateAsync({ params: { slotCode: code } })).rejects.toMatchObject({ code });
      return watched.asked().filter((url) => !url.includes('activate'));
    };
    expect(await refusedWith('SLOT_ACTIVATE_FAIL')).toEqual([]);
    expect(await refusedWith('SLOT_ALREADY_ACTIVE')).toEqual(['/api/wallet']);
    watched.stop();
  });

  test('R-208 quality 2: a money command ends immediately; other commands end when stale queries are read', async () => {
    const useRename = () => useCommand(op.updateBankAccountName, schema.Ack, { stale: ['wallet'] });
    const rename = { body: { bankCode: 'KTB', bankAccountName: 'SOMCHAI' } };
    for (const [isMoney, give] of [
      [true, () => rendered(client, useTransfer).mutateAsync(input(21))],
      [false, () => rendered(client, useRename).mutateAsync(rename)],
    ] as const) {
      const watched = await watch();
      let release: (() => void) | undefined;
      wire.answer = (response, request) => {
        if (request.method !== 'GET') json({ message: 'OK' })(response, request);
        else release = () => watched.reading(response, request);
      };
      let over = false;
      const call = give().then(() => (over = true));
      await until(() => release !== undefined);
      await settle();
      expect(over).toBe(isMoney);
      release?.();
      await call;
      watched.stop();
      client.clear();
    }
  });
});

describe('R-082 quality 1: a command is never sent by the library', () => {
  test('R-082 quality 1: offline it fails immediately and is not sent later', async () => {
    onlineManager.setOnline(false);
    wire.answer = cut;
    const { mutateAsync } = rendered(client, useTransfer);
    await expect(mutateAsync(input(31))).rejects.toMatchObject({ outcome: 'unknown' });
    expect(wire.received).toHaveLength(1);
    expect(client.getMutationCache().getAll()[0]?.state.failureCount).toBe(1);
    onlineManager.setOnline(true);
    await client.resumePausedMutations();
    await settle();
    expect(wire.received).toHaveLength(1);
  });

  test('quality 10: request and answer are removed when the component unmounts', async () => {
    wire.answer = json({ token: 'secret' });
    const command = rendered(client, () => useCommand(op.login, schema.LoginResponse));
    await command.mutateAsync({ body: { username: 'u', password: 'hunter2' } });
    expect(client.getMutationCache().getAll()).toHaveLength(1);
    command.reset();
    await until(() => client.getMutationCache().getAll().length === 0);
  });
});
