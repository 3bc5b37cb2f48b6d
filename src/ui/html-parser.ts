import { loadParser, needsParser } from '../lib/html/read-server-html.ts';

let attempt: Promise<void> | undefined;

/** One shared promise. It does not reject: if the parser cannot be loaded, the text is left out. */
export function parserArrival(): Promise<void> {
  attempt ??= loadParser().catch(() => undefined);
  return attempt;
}

/** Loads the parser early, if one of these texts needs it. */
export function preloadParserFor(texts: readonly (string | null)[]): void {
  if (needsParser(texts.filter((text) => text !== null))) void parserArrival();
}
