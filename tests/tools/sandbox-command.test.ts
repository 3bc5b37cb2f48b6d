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

describe('sandbox: the command', { timeout: 20_000 }, () => {
  test.each([
    [['--scenario', 'laos'], /Ctrl\+C/, ['0812345678', 'naga1234', '123456', 'NagaGift100', '__sandbox', 'laos']],
    [['--quiet'], /^http:\/\/127\.0\.0\.1:\d+\n$/, []],
  ])(
    '%j prints its address and, unless it is to be quiet, who can sign in; Ctrl+C stops it',
    async (options, last, words) => {
      const { child, ended, output } = run('sandbox/main.ts', '--port', '0', ...options);
      await expect.poll(output, { timeout: 10_000 }).toMatch(last);
      for (const word of words) expect(output()).toContain(word);
      child.kill('SIGINT');
      expect(await ended).toBe(0);
    },
  );

  test.each([
    ['sandbox/main.ts', ['--nonsense'], /--nonsense/],
    ['sandbox/main.ts', ['--scenario', 'nonsense'], /^--scenario is one of default, /],
    ['sandbox/main.ts', ['--site', '/nowhere', '--port', '0'], /nowhere/],
    // The game sites are on the port plus 5.
    ['sandbox/main.ts', ['--port', '65531'], /^--port wants a number up to 65530, not "65531"\. Use: /],
    ['chat-server.ts', ['--nonsense'], /^The chat server takes one option/],
  ])('%s %j ends with one line', async (name, options, line) => {
    const { ended, errors, output } = run(name, ...options);
    expect(await ended).toBe(2);
    expect(errors().trim().split('\n')).toHaveLength(1);
    expect(errors()).toMatch(line);
    expect(output()).toBe('');
  });

  test('a port of the game sites in use ends with one line that suggests another', async () => {
    const { url, close } = await startLocalServer(() => undefined);
    const busy = Number(new URL(url).port);
    const port = busy - 5;
    const { ended, errors } = run('sandbox/main.ts', '--port', String(port));
    expect(await ended).toBe(2);
    expect(errors()).toBe(
      `Port ${busy}, where the games of port ${port} are, is in use. Stop what runs there, or choose another: --port ${port + 1}\n`,
    );
    await close();
  });
});
