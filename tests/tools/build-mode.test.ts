import { expect, test } from 'vitest';
import { runTool } from '../support/run-tool.ts';

test('R-464 A-101 a build mode without its file of settings ends with one line', async () => {
  const env = { WALLET_API_BASE_URL: 'https://api.example.com' };
  const built = await runTool(['node_modules/vite/bin/vite.js', 'build', '--mode', 'nowhere'], { env });
  expect(built).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'There is no .env.nowhere for --mode nowhere: write it, or set WALLET_LAOS to true or false\n',
  });
});
