/**
 * The result of a browser function; undefined where it is missing or throws, as in the browsers of other apps
 * (docs/quality.md, quality 17).
 */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
