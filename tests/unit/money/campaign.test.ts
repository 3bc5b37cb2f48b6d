import { environmentManager } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../../../mocks/sandbox/server.ts';
import { resultsIn, tableOf, type Column, type Result } from '../../support/campaign-report.ts';
import { stubDocument } from '../../support/mounted.ts';
import { startPerturbingProxy } from '../../support/perturbing-proxy.ts';
import { everyOperation } from '../../support/read-as.ts';
import { holdingsOf, spinsOf } from '../../support/sandbox-money.ts';
import { start } from '../../support/test-world.ts';
import { startVirtualTime } from '../../support/virtual-time.ts';
import { level, volume } from '../../support/volume.ts';
import { WebStorage } from '../../support/web-storage.ts';

/** `CAMPAIGN_SEED` and `CAMPAIGN_COMMANDS` repeat a printed run. */
const seed = Number(process.env['CAMPAIGN_SEED'] ?? (level === 'soak' ? Date.now() % 1_000_000_000 : 20_261_127));
const commands = Number(process.env['CAMPAIGN_COMMANDS'] ?? volume({ gate: 150, full: 300, soak: 3000 }));

let deviceAhead = 0;
let now = () => start;
// With the machine's timers, so that its own work costs nothing while virtual time passes.
const sandbox = await createSandbox({ report: (line) => console.info(line), now: () => now(), seed });
const time = startVirtualTime(start);
now = () => Date.now() - deviceAhead;
const holdings = () => `${holdingsOf(sandbox.control)} ${spinsOf(sandbox.control)}`;
const proxy = await startPerturbingProxy(sandbox.url, { time, holdings, seed });
const settings: { apiBaseUrl: string; idempotencyKey: boolean | 'auto' } = {
  apiBaseUrl: proxy.url,
  idempotencyKey: 'auto',
};
vi.doMock('../../../src/settings.ts', () => ({ settings }));
stubDocument();
vi.stubGlobal('location', new URL(proxy.url));
vi.stubGlobal('sessionStorage', new WebStorage());
vi.stubGlobal('localStorage', new WebStorage());
vi.spyOn(console, 'error').mockReturnValue(undefined);
environmentManager.setIsServer(() => false);
const { runCampaign } = await import('../../support/campaign.ts');

afterAll(async () => {
  time.stop();
  await proxy.close();
  await sandbox.close();
});

let results: readonly Result[] = [];

beforeAll(async () => {
  results = await runCampaign({
    ...{ seed, commands, proxy, time, settings },
    ...{ control: sandbox.control, service: sandbox.url, now: () => now() },
    setDevice(ahead) {
      vi.setSystemTime(now() + ahead);
      deviceAhead = ahead;
    },
  });
  console.info(`Campaign with seed ${seed}\n${tableOf(results)}`);
}, 3_600_000);

/** Their effect moves no balance by itself. */
const withoutBalance = ['uploadSlip', 'createQrcode', 'deleteQrcode', 'clearBonus', 'spin'];

describe('A-118 quality 2: money commands through a disturbing service and network, against the ledger', () => {
  test('A-118 a command that moved a balance is never told as refused', () => {
    const told = resultsIn(results, 'FALSE REFUSED').filter(({ operationId }) => !withoutBalance.includes(operationId));
    expect(told).toEqual([]);
  });

  test.each<[what: string, Column]>([
    ['nothing is told as done that was not, unless the answer lied or an equal item came', 'FALSE DONE'],
    ['a double that the statement shows is told', 'DOUBLE SHOWN, UNTOLD'],
    ['nothing is told as double that was carried out once', 'FALSE DOUBLE'],
  ])('A-118 %s', (_what, column) => {
    expect(resultsIn(results, column)).toEqual([]);
  });

  test('A-118 of 100 ordinary refusals fewer than 15 are told as unknown, whatever else happens', () => {
    const moving = results.filter(({ operationId }) => ![...withoutBalance, 'submitTruelink'].includes(operationId));
    const all = resultsIn(moving, 'ordinary refusals').length;
    expect(resultsIn(moving, '… told as unknown').length / all).toBeLessThan(0.15);
  });

  test('A-118 each money command was carried out and told as done', () => {
    const done = new Set<string>(resultsIn(results, 'done, told').map(({ operationId }) => operationId));
    expect(everyOperation.filter(({ id, money }) => money && !done.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
