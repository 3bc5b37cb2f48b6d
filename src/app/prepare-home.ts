import { paths } from '../paths.ts';
import { screensOf } from './screens.ts';

/** Fetches what home is made of. Never rejects: what did not come says so in its place. */
export async function prepareHome(): Promise<void> {
  await Promise.allSettled(screensOf(paths.home).map((screen) => screen.load()));
}
