import { readFileSync } from 'node:fs';
import { flows } from '../../tools/howto/flows.ts';
import { filmTopics, folders, namesSeen, setScene, type FilmBuild } from '../../tools/howto/walk.ts';
import { expect, test } from './wallet-test.ts';

/** The names that each step of a film shows first, by folder and topic. `npm run howto:record` writes it. */
const filmed = JSON.parse(
  readFileSync(new URL('../../tools/howto/screen-names.json', import.meta.url), 'utf8'),
) as Record<string, Record<string, string[][]>>;

/** A test of each film of a build. `build` is an option of a worker, so that each build has a file of its own. */
export function filmsOf(mode: FilmBuild) {
  for (const { folder, locale } of folders.filter(({ build }) => build === mode)) {
    test.describe(`films in ${folder}`, () => {
      test.use({ language: locale, viewport: { width: 390, height: 700 }, colorScheme: 'dark' });
      for (const topic of filmTopics) {
        test(`R-153 A-109 ${topic} shows the screens of today`, { tag: '@soak' }, async ({ page, sandbox }) => {
          test.slow();
          const cast = await setScene(page, sandbox, { build: mode, topic });
          const names = namesSeen();
          // At the pace of the film: names that are taken at once are those of the screen before.
          const look = async () => {
            await page.waitForTimeout(700);
            await names.look(page);
          };
          for (const [index, step] of flows[topic].entries()) {
            const before = names.count();
            await step({ page, sandbox, cast, look, rest: () => Promise.resolve() });
            await expect
              .poll(
                async () => {
                  await look();
                  return names.since(before).sort();
                },
                `step ${index + 1}: if the app is right, npm run howto:record films it again`,
              )
              .toEqual(filmed[folder]?.[topic]?.[index]?.sort());
          }
        });
      }
    });
  }
}
