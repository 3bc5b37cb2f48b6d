/**
 * `npm run howto:record`: records the how-to films with captions into public/howto, and the names on their screens into
 * tools/howto/screen-names.json, with which a nightly test compares the app. `-- th/balance` records the films with this in their name
 * into test-results/howto. Needs ffmpeg.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { withBuiltApp } from '../built-app.ts';
import { replaceFolder } from '../new-folder.ts';
import { openPage } from '../open-page.ts';
import { readArguments, refuse } from '../read-arguments.ts';
import { film } from './film.ts';
import { flows } from './flows.ts';
import { filmTopics, folders, languages, namesSeen, setScene } from './walk.ts';

const root = join(import.meta.dirname, '../..');
const usage = 'npm run howto:record -- [<part of a name>]';
const [word = ''] = readArguments({ usage, words: 1 }).words;
const size = { width: 390, height: 700 };

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

/** The steps of each topic in writing. */
async function writtenSteps(page: Page, address: string): Promise<string[][]> {
  await page.goto(address);
  const lists = page.locator('main ol');
  await lists.first().waitFor({ state: 'attached' });
  return lists.evaluateAll((all) => all.map((list) => [...list.children].map((step) => step.textContent)));
}

const isWanted = (folder: string, topic: string) => `${folder}/${topic}`.includes(word);

type Folder = (typeof folders)[number];
/** The names that each step shows first, by folder and topic. */
type Filmed = Record<string, Record<string, string[][]>>;

async function record(
  browser: Browser,
  sandbox: Sandbox,
  { folder, locale, build }: Folder,
  to: string,
  filmed: Filmed,
) {
  await mkdir(to, { recursive: true });
  // Members of a build for one country read its only films in any language.
  const read = build === 'sandbox-laos' ? languages : [locale];
  for (const [position, topic] of filmTopics.entries()) {
    if (!isWanted(folder, topic)) continue;
    const page = await openPage(browser, { locale }, { viewport: size, colorScheme: 'dark', hasTouch: true });
    const captions: Partial<Record<(typeof languages)[number], string[]>> = {};
    for (const language of read) {
      const reader = await openPage(browser, { locale: language });
      captions[language] = (await writtenSteps(reader, `${sandbox.url}/howto`))[position] ?? [];
      await reader.close();
    }
    const cast = await setScene(page, sandbox, { build, topic });
    const names = namesSeen();
    const rest = (milliseconds: number) => page.waitForTimeout(milliseconds);
    const look = async () => {
      await rest(700);
      await names.look(page);
    };
    const recording = await film(page, join(to, topic));
    const times: string[] = [];
    const screens: string[][] = [];
    for (const [index, step] of flows[topic].entries()) {
      const from = recording.elapsed();
      const before = names.count();
      await step({ page, sandbox, cast, look, rest });
      await rest(1500);
      await names.look(page);
      screens.push(names.since(before));
      // Leaves enough time to read the caption.
      const longest = Math.max(...read.map((language) => captions[language]?.[index]?.length ?? 0));
      const reading = from + 1.5 + longest / 20;
      if (reading > recording.elapsed()) await rest((reading - recording.elapsed()) * 1000);
      times.push(`${clock(from)} --> ${clock(recording.elapsed())}`);
    }
    await recording.end();
    for (const language of read) {
      const cues = times.map((time, index) => `${time}\n${captions[language]?.[index] ?? ''}`);
      await writeFile(join(to, `${topic}.${language}.vtt`), ['WEBVTT', ...cues].join('\n\n') + '\n');
    }
    (filmed[folder] ??= {})[topic] = screens;
    await page.close();
    console.log(`${folder}/${topic}: ${times.length} steps`);
  }
}

const wanted = folders.filter(({ folder }) => filmTopics.some((topic) => isWanted(folder, topic)));
if (wanted.length === 0) refuse(`No film has "${word}" in its name`, usage);
if (spawnSync('ffmpeg', ['-version']).status !== 0) {
  console.error('howto:record needs ffmpeg (on Debian: apt-get install ffmpeg).');
  process.exit(2);
}
const filmed: Filmed = {};
await replaceFolder(join(root, word ? 'test-results/howto' : 'public/howto'), async (fresh) => {
  for (const mode of new Set(wanted.map((each) => each.build))) {
    // A process of its own for each build, because one that has built both countries mixes their languages.
    const built = spawnSync('npx', ['vite', 'build', '--mode', mode, '--logLevel', 'warn'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (built.status !== 0) process.exit(1);
    await withBuiltApp(async (browser, sandbox) => {
      for (const each of wanted.filter((one) => one.build === mode))
        await record(browser, sandbox, each, join(fresh, each.folder), filmed);
    }, mode);
  }
});
if (!word) await writeFile(join(root, 'tools/howto/screen-names.json'), `${JSON.stringify(filmed, null, 1)}\n`);
