/** Moves the focus to the start of the page's content. */
export function focusPage(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
  // A tap must not focus the element.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}
