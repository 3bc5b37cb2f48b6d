import { describe, test, vi } from 'vitest';
import { createSandbox } from '../../../mocks/sandbox/server.ts';
import { commandsOverLedger, moneyOperations } from '../../support/commands-over-ledger.ts';
import { volume } from '../../support/volume.ts';

const sandbox = await createSandbox({ report: () => undefined });
const settings = { apiBaseUrl: sandbox.url, idempotencyKey: false };
vi.doMock('../../../src/settings.ts', () => ({ settings }));
const { expectShown } = await commandsOverLedger(sandbox, { hasKey: false });

describe.each(moneyOperations)(
  'A-118 quality 2: the shown outcome of %s without a key compared with the ledger',
  (_id, operation, number) => {
    test.each([
      ['was', true],
      ['was not', false],
    ] as const)(
      'A-118 quality 2: quality 3: it %s carried out',
      { timeout: volume({ gate: 20_000, full: 120_000, soak: 600_000 }) },
      (_how, applied) => expectShown(operation, number, applied),
    );
  },
);
