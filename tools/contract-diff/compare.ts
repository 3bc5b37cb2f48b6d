import { join } from 'node:path';
import { rate, type RatedChange } from './rate.ts';
import { impacts, redoclyDiff } from './redocly-diff.ts';
import { isAtLeast, neededVersion } from './version.ts';

export const documents = ['openapi.yaml', 'asyncapi.yaml'] as const;

export interface Comparison {
  document: (typeof documents)[number];
  /** info.version before and now, and the lowest one that the changes ask for. */
  before: string;
  now: string;
  needed: string;
  isEnough: boolean;
  /** The heaviest first. */
  changes: RatedChange[];
}

/** Compares both contracts of two folders. Each has a version of its own; the socket's payloads are those of openapi.yaml. */
export function compareContracts(base: string, revision: string): Comparison[] {
  return documents.map((document) => {
    const { infoVersions, changes: all } = redoclyDiff(join(base, document), join(revision, document));
    const changes = all
      .filter(({ path, property }) => path !== '#/info' || property !== 'version')
      .map(rate)
      .sort((a, b) => impacts.indexOf(b.impact) - impacts.indexOf(a.impact));
    const { base: before, revision: now } = infoVersions;
    const needed = neededVersion(before, changes);
    return { document, before, now, needed, isEnough: isAtLeast(now, needed), changes };
  });
}
