import { beginHomeLoad } from '../api/wire/early-load.ts';
import { paths } from '../paths.ts';
import { screensOf } from './screens.ts';

/** Begins the home load of a session, and fetches what home is made of. Never rejects: what did not come says so in its place. */
export async function prepareHome(token: string): Promise<void> {
  beginHomeLoad(token);
  await Promise.allSettled(screensOf(paths.home).map((screen) => screen.load()));
}
