import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { root } from '../support/contract.ts';

const gate = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/gate/main.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test.each([
  [['test', '--foo'], /^Unknown option '--foo'\. Usage: npm test -- \[--only <steps>\]\n$/],
  [['test', '--chromium'], /^Only npm run test:full has --chromium\. Usage: npm test/],
  [['check', '--only', 'everything'], /^No step is named "everything"\. Usage: npm run check [^\n]*, of test:changed,/],
  [['all'], /^Usage: node tools\/gate\/main\.ts check\|test\|full\n$/],
])('gate %j runs nothing: one line, exit 2', (args, line) => {
  const { status, stdout, stderr } = gate(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(line);
});

test('a port in use ends the command before its first step: one line, exit 2', async () => {
  const server = createServer();
  // If the port is already in use, that is enough.
  await new Promise<void>((resolve) => server.once('error', () => resolve()).listen(4391, '127.0.0.1', resolve));
  const { status, stdout, stderr } = gate('test', '--only', 'test:e2e');
  server.close();
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe('Port 4391 is in use, and the browser tests need it: stop what uses it, then start again.\n');
});

test('the last line counts the steps and tests that passed: exit 0', { timeout: 60_000 }, () => {
  const { status, stdout } = gate('check', '--only', 'format:check');
  expect(stdout.trim().split('\n').at(-1), stdout).toBe('1 passed, 0 failed');
  expect(status).toBe(0);
});

function descendants(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.filter(([, parent]) => parent === pid).map(([child = 0]) => child);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

const isAlive = (pid: number) =>
  spawnSync('ps', ['-p', String(pid), '-o', 'stat='], { encoding: 'utf8' }).stdout.trim() !== '';

test.each(['SIGINT', 'SIGTERM'] as const)(
  'on %s the command ends all its processes: exit 130',
  { timeout: 60_000 },
  async (signal) => {
    // The command that the set-up runs after installing.
    const args = ['tools/gate/main.ts', 'check', '--only', 'lint,imports'];
    const start = `import('./tools/setup/hand-over.js').then(({ handOver }) => handOver(process.execPath, ${JSON.stringify(args)}))`;
    const run = spawn(process.execPath, ['-e', start], { cwd: root, stdio: 'ignore' });
    const ended = new Promise<number | null>((resolve) => run.once('close', resolve));
    const started = () => descendants(run.pid ?? 0);
    // The gate and the two tools.
    while (started().length < 3) await wait(100);
    const pids = started();
    run.kill(signal);
    expect(await ended).toBe(130);
    // Without a stop the tools would run for many seconds.
    await expect.poll(() => pids.filter(isAlive), { timeout: 2000 }).toEqual([]);
  },
);
