import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { startLocalServer } from '../../tools/local-server.ts';

const program = (name: string) => fileURLToPath(new URL(`../../mocks/${name}`, import.meta.url));

function run(name: string, ...options: string[]) {
  const child = spawn(process.execPath, [program(name), ...options]);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, ended, output: () => output, errors: () => errors };
}

describe('sandbox: the command', () => {
  test('prints its address, the members, the OTP and how to stop, and stops on Ctrl+C', async () => {
    const { child, ended, output } = run('sandbox/main.ts', '--port', '0', '--scenario', 'laos');
    await expect.poll(output, { timeout: 10_000 }).toContain('Ctrl+C');
    for (const word of [
      /http:\/\/127\.0\.0\.1:\d+/,
      '0812345678',
      'naga1234',
      '123456',
      '20 seconds',
      'NagaGift100',
      '__sandbox',
      'laos',
    ]) {
      expect(output()).toMatch(word);
    }
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  }, 20_000);

  test('--quiet prints only the address', async () => {
    const { child, ended, output } = run('sandbox/main.ts', '--port', '0', '--quiet');
    await expect.poll(output, { timeout: 10_000 }).toMatch(/^http:\/\/127\.0\.0\.1:\d+\n$/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 20_000);

  test.each([
    ['sandbox/main.ts', ['--nonsense']],
    ['sandbox/main.ts', ['--port', 'abc']],
    ['sandbox/main.ts', ['--scenario', 'nonsense']],
    ['sandbox/main.ts', ['--site', '/nowhere', '--port', '0']],
    ['chat-server.ts', ['--nonsense']],
  ])(
    '%s %j ends with one line',
    async (name, options) => {
      const { ended, errors, output } = run(name, ...options);
      expect(await ended).toBe(2);
      expect(errors().trim().split('\n')).toHaveLength(1);
      expect(output()).toBe('');
    },
    20_000,
  );

  test('a port too high for the game sites ends with one line that names the highest', async () => {
    const { ended, errors } = run('sandbox/main.ts', '--port', '65531');
    expect(await ended).toBe(2);
    expect(errors()).toMatch(/^--port wants a number up to 65530, not "65531"\. Use: .*\n$/);
  }, 20_000);

  test.each([
    ['', 0, () => ''],
    [' of the game sites', 5, (port: number) => `, where the games of port ${port} are,`],
  ])(
    'a port%s in use ends with one line that suggests another',
    async (_what, distance, where) => {
      const { url, close } = await startLocalServer(() => undefined);
      const busy = Number(new URL(url).port);
      const port = busy - distance;
      const { ended, errors } = run('sandbox/main.ts', '--port', String(port));
      expect(await ended).toBe(2);
      expect(errors()).toBe(
        `Port ${busy}${where(port)} is in use. Stop what runs there, or choose another: --port ${port + 1}\n`,
      );
      await close();
    },
    20_000,
  );
});
