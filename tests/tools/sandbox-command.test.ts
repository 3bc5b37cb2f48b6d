import { describe, expect, test } from 'vitest';
import { startLocalServer } from '../../tools/local-server.ts';
import { runTool, startTool } from '../support/run-tool.ts';

const sandbox = 'mocks/sandbox/main.ts';

describe('sandbox: the command', () => {
  test.each([
    [['--scenario', 'laos'], /Ctrl\+C/, ['0812345678', 'naga1234', '123456', 'NagaGift100', '__sandbox', 'laos']],
    [['--quiet'], /^http:\/\/127\.0\.0\.1:\d+\n$/, []],
  ])(
    '%j prints its address and, unless it is to be quiet, who can sign in; Ctrl+C stops it',
    async (options, last, words) => {
      const { child, ended, said } = startTool([sandbox, '--port', '0', ...options]);
      await expect.poll(() => said.output, { timeout: 120_000 }).toMatch(last);
      for (const word of words) expect(said.output).toContain(word);
      child.kill('SIGINT');
      expect(await ended).toBe(0);
    },
  );

  test('a port of the game sites in use ends with one line that suggests another', async () => {
    const { url, close } = await startLocalServer(() => undefined);
    const busy = Number(new URL(url).port);
    const port = busy - 5;
    const line = `Port ${busy}, where the games of port ${port} are, is in use. Stop what runs there, or choose another: --port ${port + 1}\n`;
    expect(await runTool([sandbox, '--port', String(port)])).toMatchObject({ code: 2, stderr: line });
    await close();
  });
});
