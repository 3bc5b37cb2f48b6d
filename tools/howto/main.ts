/** `npm run howto:record`: records the how-to videos with captions into public/howto. Needs ffmpeg. */
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { withBuiltApp } from '../built-app.ts';
import { film } from './film.ts';
import { flows } from './flows.ts';
import { openPage } from '../open-page.ts';
import { readArguments } from '../read-arguments.ts';

const root = join(import.meta.dirname, '../..');
const phone = '0812345678';
const locales = ['th', 'la', 'en'] as const;
const size = { width: 390, height: 700 };

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

async function captionsFrom(page: Page, address: string): Promise<string[][]> {
  await page.goto(address);
  await page.locator('main ol').first().waitFor({ state: 'attached' });
  return page
    .locator('main ol')
    .evaluateAll((lists) => lists.map((list) => [...list.children].map((step) => step.textContent)));
}

async function record(browser: Browser, sandbox: Sandbox, locale: (typeof locales)[number]) {
  const folder = join(root, 'public/howto', locale);
  await mkdir(folder, { recursive: true });
  for (const [position, [topic, steps]] of Object.entries(flows).entries()) {
    sandbox.control.reset({ scenario: 'default', seed: 1 });
    const page = await openPage(browser, { locale }, { viewport: size, colorScheme: 'dark', hasTouch: true });
    const captions = (await captionsFrom(page, `${sandbox.url}/howto`))[position] ?? [];
    await page.evaluate((token) => {
      localStorage.setItem('token', token);
    }, sandbox.control.signIn(phone));
    if (topic === 'ending-bonus') {
      await page.goto(`${sandbox.url}/user/bonus?open=bonus&code=SONGKRAN10`);
      await page.locator('dialog footer button').click();
      await page.locator('dialog h3').waitFor();
    }
    await page.goto(`${sandbox.url}/user/home`, { waitUntil: 'networkidle' });
    const recording = await film(page, join(folder, topic));
    const cues: string[] = [];
    for (const [index, step] of steps.entries()) {
      const from = recording.elapsed();
      await step(page, sandbox, phone);
      await page.waitForTimeout(1500);
      // Leaves enough time to read the caption.
      const text = captions[index] ?? '';
      const reading = from + 1.5 + text.length / 20;
      if (reading > recording.elapsed()) await page.waitForTimeout((reading - recording.elapsed()) * 1000);
      cues.push(`${clock(from)} --> ${clock(recording.elapsed())}\n${text}`);
    }
    await recording.end();
    await writeFile(join(folder, `${topic}.vtt`), ['WEBVTT', ...cues].join('\n\n') + '\n');
    await page.close();
    console.log(`${locale}/${topic}: ${cues.length} steps`);
  }
}

readArguments({ usage: 'npm run howto:record' });
if (spawnSync('ffmpeg', ['-version']).status !== 0) {
  console.error('howto:record needs ffmpeg (on Debian: apt-get install ffmpeg).');
  process.exit(2);
}
await withBuiltApp(async (browser, sandbox) => {
  for (const locale of locales) await record(browser, sandbox, locale);
});
