/** The topmost open dialog; null without one. */
export const topDialog = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
