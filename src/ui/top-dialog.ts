/** The dialog that lies over all others; null when none is open. */
export const topDialog = (): Element | null => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
