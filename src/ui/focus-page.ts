/** Puts the keyboard at the beginning of the page's content, past the bars. */
export function focusPage(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  // A tap on the page must not put the focus there as well.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}
