/** How often `import()` is repeated before the page is loaded anew, for a browser that remembers that it failed. */
const mostTries = 3;

/** Whether the page that the server has now is another one: the files of this one are gone. Rejects without a server. */
async function isReplaced(): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-store' });
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
  return answer.ok && script != null && !(await answer.text()).includes(script);
}

/**
 * Loads a file once more that could not be loaded. Where that is of no use, the page is loaded anew: the address says what is
 * open. Rejects when it could not be loaded.
 */
export async function loadAgain(load: () => Promise<void>, tries: number): Promise<void> {
  try {
    await load();
  } catch (problem) {
    if ((await isReplaced()) || tries >= mostTries) location.reload();
    throw problem;
  }
}
