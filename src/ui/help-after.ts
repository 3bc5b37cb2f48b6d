import { commandsUnderWay } from '../lib/commands-under-way.ts';

/** The number of repeated imports after which only a reload helps. Some browsers cache a failed import. */
const mostTries = 3;

/** What can help if a file could not be fetched. */
export type Help = 'retry' | 'reload';

/** Whether the server has another version of the app, so that the files of this one are gone. Rejects without a server. */
async function isReplaced(): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-store' });
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
  return answer.ok && script != null && !(await answer.text()).includes(script);
}

/** Whether a visible form contains text, which a reload would lose. */
const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => !/^(?:checkbox|radio|hidden|date)$/.test(type) && value.trim() !== '',
  );

/**
 * What can help when a file could not be fetched again. If that is a reload, and nothing is typed and no command is under
 * way, reloads the page; the address keeps what is open.
 */
export async function helpAfter(tries: number): Promise<Help> {
  try {
    if (!(await isReplaced()) && tries < mostTries) return 'retry';
  } catch {
    return 'retry';
  }
  if (!isTyped() && !commandsUnderWay.any()) location.reload();
  return 'reload';
}
