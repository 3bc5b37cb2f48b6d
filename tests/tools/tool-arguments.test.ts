import { expect, test } from 'vitest';
import { runTool } from '../support/run-tool.ts';

const ofGate = /^Only npm run test:full has an option: npm run test:full -- \[--chromium\]\n$/;
const ofDiff = /^(Unknown option '--loud'\. )?Usage: npm run contract:diff -- <base> \[<revision>\]/;

test.each([
  ['tools/generate/main.ts --chek', /generate:check/],
  ['tools/judges/main.ts nobody', /npm run judges|Usage|is no judge/],
  ['tools/screens.ts nowhere', /^No screen has "nowhere" in its name\. Usage: npm run screens -- [^\n]+\n$/],
  ['tools/howto/main.ts nowhere', /^No film has "nowhere" in its name\. Usage: npm run howto:record -- [^\n]+\n$/],
  ['tools/bench/main.ts nothing', /^There is no group "nothing"\. Usage: npm run bench -- [^\n]+\n$/],
  ['tools/bench/main.ts --slack 0', /^--slack wants a number from 1, not "0"\. Usage: npm run bench -- [^\n]+\n$/],
  ['tools/soak.ts nothing', /^No test with generated cases has "nothing" in its path\. Usage: [^\n]+\n$/],
  ['tools/start.ts --foo', /^Unknown option '--foo'\. Usage: --port [^\n]+\n$/],
  ['tools/gate/main.ts test --foo', ofGate],
  ['tools/gate/main.ts check --chromium', ofGate],
  ['tools/contract-diff/main.ts', ofDiff],
  ['tools/contract-diff/main.ts main --fail-on me', ofDiff],
  ['tools/contract-diff/main.ts main --loud', ofDiff],
  [
    'tools/contract-diff/main.ts no-such-branch',
    /^There is no folder no-such-branch, and git knows no commit of this name: fetch it, or name another\n$/,
  ],
  ['tools/contract-diff/main.ts tools', /^There is no openapi\.yaml in tools\n$/],
  ['mocks/sandbox/main.ts --nonsense', /^[^\n]*--nonsense[^\n]*\n$/],
  ['mocks/sandbox/main.ts --scenario nonsense', /^--scenario is one of default, [^\n]*\n$/],
  ['mocks/sandbox/main.ts --site /nowhere --port 0', /^[^\n]*\/nowhere[^\n]*\n$/],
  // The game sites are on the port plus 5.
  ['mocks/sandbox/main.ts --port 65531', /^--port wants a number up to 65530, not "65531"\. Usage: [^\n]*\n$/],
  [
    'mocks/chat-server.ts --nonsense',
    /^Unknown option '--nonsense'\. Usage: mocks\/chat-server\.ts --port <number>\n$/,
  ],
])('R-083 %s does nothing and says why on stderr: exit 2', async (words, line) => {
  const { code, stdout, stderr } = await runTool(words.split(' '));
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(line);
});
