/**
 * `npm run walk:reader`: walks through the app with a screen reader, Orca, in Firefox, and writes what it says into
 * test-results/walk-reader.md, and Orca's log beside it. It does not judge: docs/accessibility.md says what was silent or wrong.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import { firefox as engine, startFirefox } from '../../tests/engines/firefox.ts';
import { hands } from '../../tests/engines/hands.ts';
import { builtApp } from '../built-app.ts';
import { readArguments } from '../read-arguments.ts';
import { missingPackages, startDesktop } from './desktop.ts';
import { flows } from './steps.ts';

const { values, words } = readArguments({
  usage: 'npm run walk:reader -- [<pattern of names of flows>] [--site <folder of a built app>] [--locale th|la|en]',
  words: 1,
  options: { site: { type: 'string' }, locale: { type: 'string', default: 'en' } },
});
const chosen = flows.filter(([name]) => name === 'sign-in' || new RegExp(words[0] ?? '').test(name));
const missing = [...missingPackages(), ...(engine.start ? [] : [engine.needs])];
if (missing.length > 0) {
  console.error(`not run: install ${missing.join(' ')}`);
  process.exit(2);
}

const sandbox = await createSandbox({ site: values.site ?? builtApp() });
sandbox.control.setDelays({ settleDelayMs: null });
const folder = join(import.meta.dirname, '../../test-results');
mkdirSync(folder, { recursive: true });
const desktop = await startDesktop(join(folder, 'walk-reader.log'));
const lines: string[] = [];
let failed = 0;
try {
  const firefox = await startFirefox({
    headless: false,
    env: desktop.env,
    // Puppeteer switches it off.
    extraPrefsFirefox: { 'accessibility.force_disabled': -1 },
  });
  const page = hands(firefox);
  const open = (path: string) => firefox.open(sandbox.url + path);
  await open('/login');
  await firefox.run((locale) => {
    localStorage.setItem('locale', locale);
    localStorage.setItem('remember-agreement', 'true');
  }, values.locale);
  await desktop.heard(firefox);
  lines.push(`# What Orca says in ${firefox.name}`);
  for (const [name, ...steps] of chosen) {
    lines.push('', `## ${name}`, '', '| step | heard |', '|---|---|');
    try {
      for (const [what, act] of steps) {
        await act({ page, sandbox, open });
        const heard = await desktop.heard(firefox);
        lines.push(`| ${what} | ${heard.join(' · ') || '(nothing)'} |`);
      }
    } catch (problem) {
      failed += 1;
      lines.push(`| not finished | ${String(problem).split('\n')[0] ?? ''} |`);
    }
    console.log(name);
  }
  await firefox.close();
} finally {
  await desktop.close();
  await sandbox.close();
  writeFileSync(join(folder, 'walk-reader.md'), `${lines.join('\n')}\n`);
}
console.log(`${chosen.length - failed} flows walked, ${failed} not finished: test-results/walk-reader.md`);
process.exit(failed > 0 ? 1 : 0);
