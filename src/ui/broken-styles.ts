const broken = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined') {
  const noteBroken = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target);
  };
  // The error event of a link does not bubble.
  document.addEventListener('error', noteBroken, { capture: true });
}

/** Fetches failed style sheets again, because a repeated `import()` skips them. */
export async function mendStyles(): Promise<void> {
  await Promise.all(
    [...broken].map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          // The clone of a link element is a link element.
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', () => resolve());
          again.addEventListener('error', () => reject(new Error(`No styles: ${again.href}`)));
          broken.delete(link);
          link.replaceWith(again);
        }),
    ),
  );
}
