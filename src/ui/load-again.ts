/** The number of repeated imports before the page is reloaded. Some browsers cache a failed import. */
const mostTries = 3;

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
 * Loads a failed file again. If that cannot help and nothing is typed, reloads the page; the address keeps what is open.
 * Rejects if loading failed.
 */
export async function loadAgain(load: () => Promise<void>, tries: number): Promise<void> {
  try {
    await load();
  } catch (problem) {
    if (((await isReplaced()) || tries >= mostTries) && !isTyped()) location.reload();
    throw problem;
  }
}
