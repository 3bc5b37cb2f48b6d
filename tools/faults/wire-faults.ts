import { browser, contract, unit, type Fault } from './fault.ts';

/** Faults in contract, calls, session, tabs and clocks. */
export const wireFaults: readonly Fault[] = [
  {
    name: 'a trailing slash is missing',
    breaks: 'R-036',
    file: 'openapi.yaml',
    find: '  /api/chat/read-customer/:',
    replace: '  /api/chat/read-customer:',
    caughtBy: contract('ledger-and-contract.test.ts'),
  },
  {
    name: 'a request waits ten minutes',
    breaks: 'R-002',
    file: 'src/lib/timings.ts',
    find: '  http: 60_000,',
    replace: '  http: 600_000,',
    caughtBy: unit('api/wire/send.test.ts'),
  },
  {
    name: 'an answer is used without validation',
    breaks: 'quality 9',
    file: 'src/api/wire/read/to-contract.ts',
    find: 'export function toContract(',
    replace: 'export function untouched(',
    caughtBy: { script: 'lint' },
  },
  {
    name: 'a tap just after the answer sends the command again',
    breaks: 'quality 1',
    file: 'src/api/wire/command/send-command.ts',
    find: 'setTimeout(() => underWay.delete(key), timings.submitDelay)',
    replace: 'setTimeout(() => underWay.delete(key), timings.submitDelay * 0)',
    caughtBy: unit('api/wire/send-command.test.ts'),
  },
  {
    name: 'a command is used as a query',
    breaks: 'R-082',
    file: 'src/api/wallet.ts',
    find: 'query(op.getWallet, schema.WalletResponse, {}, { ...transport, read: readerOfOwnWallet() })',
    replace: 'query(op.refreshSlots, schema.Ack, {}, transport)',
    caughtBy: { script: 'lint' },
  },
  {
    name: 'withdraw instead of withdrawAll',
    breaks: 'R-258',
    file: 'src/api/wallet.ts',
    find: 'op.withdrawAll',
    replace: 'op.withdraw',
    caughtBy: browser('withdraw', 'R-258'),
  },
  {
    name: 'a tab that adopts another session keeps its own token',
    breaks: 'B-08',
    file: 'src/api/wire/session/session.ts',
    find: '  forgetOwn();\n  become(next,',
    replace: '  become(next,',
    caughtBy: unit('api/wire/session.test.ts'),
  },
];
