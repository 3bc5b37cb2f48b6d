import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { root } from '../support/contract.ts';

// npm passes the signal to its shell only. `npm start` is `npm run sandbox` after a build, started in the same way.
test.each(['sandbox', 'dev'])('SIGTERM to npm ends the servers of npm run %s', async (script) => {
  const port = await freePort();
  const address = `http://${script === 'dev' ? 'localhost' : '127.0.0.1'}:${port}`;
  const isAnswered = () => fetch(address).then(Boolean, () => false);
  const npm = spawn('npm', ['run', script, '--', '--port', String(port)], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
  });
  try {
    await expect.poll(isAnswered, { timeout: 120_000 }).toBe(true);
    npm.kill('SIGTERM');
    await expect.poll(isAnswered, { timeout: 60_000 }).toBe(false);
  } finally {
    if (npm.pid !== undefined && (await isAnswered())) process.kill(-npm.pid, 'SIGTERM');
  }
});
