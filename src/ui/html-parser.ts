import { loadParser, needsParser } from '../lib/html/read-server-html.ts';

let attempt: Promise<void> | undefined;

/** One promise for all who wait; it does not reject: a text whose parser cannot be loaded is left out. */
export function parserArrival(): Promise<void> {
  attempt ??= loadParser().catch(() => undefined);
  return attempt;
}

/** Loads the parser for texts that are shown later, where one of them needs it. */
export function preloadParserFor(texts: readonly (string | null)[]): void {
  if (needsParser(texts.filter((text) => text !== null))) void parserArrival();
}
