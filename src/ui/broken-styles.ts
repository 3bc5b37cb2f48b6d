const broken = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined') {
  const noteBroken = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target);
  };
  // An error of a link does not bubble.
  document.addEventListener('error', noteBroken, { capture: true });
}

/** Fetches the style sheets again that could not be fetched: an `import()` that is repeated does without them. */
export async function mendStyles(): Promise<void> {
  await Promise.all(
    [...broken].map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          // A clone of a link is a link.
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', () => resolve());
          again.addEventListener('error', () => reject(new Error(`No styles: ${again.href}`)));
          broken.delete(link);
          link.replaceWith(again);
        }),
    ),
  );
}
