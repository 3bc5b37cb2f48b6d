import { beginHomeLoad } from '../api/wire/early-load.ts';
import { paths } from '../paths.ts';
import { screensOf } from './screens.ts';

/** Starts the home load of a session and fetches the files of home. Never rejects: a missing file shows its own error. */
export async function prepareHome(token: string): Promise<void> {
  beginHomeLoad(token);
  await Promise.allSettled(screensOf(paths.home).map((screen) => screen.load()));
}
