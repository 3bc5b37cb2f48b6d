import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { root } from '../support/contract.ts';
import { runTool } from '../support/run-tool.ts';

test('a port in use ends the command before its first step: one line, exit 2', async () => {
  const server = createServer();
  // If the port is already in use, that is enough.
  await new Promise<void>((resolve) => server.once('error', () => resolve()).listen(4391, '127.0.0.1', resolve));
  const stderr = 'Port 4391 is in use, and the browser tests need it: stop what uses it, then start again.\n';
  expect(await runTool(['tools/gate/main.ts', 'test'])).toMatchObject({ code: 2, stdout: '', stderr });
  server.close();
});

const processes = () => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
};

function descendants(pid: number): number[] {
  const children = processes().flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
  return children.flatMap((child) => [child, ...descendants(child)]);
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'on %s the command ends all its processes: exit 130',
  { timeout: 180_000 },
  async (signal) => {
    // The command that the set-up runs after installing.
    const run = spawn(process.execPath, ['tools/setup/main.js', 'tools/gate/main.ts', 'check'], {
      cwd: root,
      stdio: 'ignore',
    });
    const ended = new Promise<number | null>((resolve) => run.once('close', resolve));
    // The gate, two steps, and the tools that they start.
    while (descendants(run.pid ?? 0).length < 5) await wait(100);
    const pids = descendants(run.pid ?? 0);
    run.kill(signal);
    expect(await ended).toBe(130);
    // Without a stop the tools would run for many seconds.
    const left = () => processes().filter(([pid = 0]) => pids.includes(pid));
    await expect.poll(left, { timeout: 8000 }).toEqual([]);
  },
);
