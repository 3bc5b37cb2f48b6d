import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDocuments } from '../drift/documents.ts';
import { createChanges, type Change, type Versions } from './changes.ts';
import { compareAsyncApi } from './compare-asyncapi.ts';
import { compareOpenApi } from './compare-openapi.ts';
import { createMeans } from './means.ts';
import { isNode, nodeIn, type Node } from './node.ts';
import { isAtLeast, neededVersion } from './version.ts';

export const documents = ['openapi.yaml', 'asyncapi.yaml'] as const;
type DocumentName = (typeof documents)[number];

export interface Comparison {
  document: DocumentName;
  /** info.version before and now, and the lowest version that the changes require. */
  before: string;
  now: string;
  needed: string;
  isEnough: boolean;
  changes: Change[];
}

const comparisons = { 'openapi.yaml': compareOpenApi, 'asyncapi.yaml': compareAsyncApi } as const;

/**
 * Compares the documents that both folders contain. Each document has its own version. The socket's payloads are in
 * openapi.yaml, and a service without a socket may have that document only.
 */
export function compareContracts(base: string, revision: string): Comparison[] {
  const folders = [base, revision];
  const shared = documents.filter((document) => folders.every((folder) => existsSync(join(folder, document))));
  const read = (folder: string) => readDocuments(shared.map((document) => join(folder, document)));
  const versions = { base: read(base), revision: read(revision) };
  return shared.map((document) => compareDocuments(document, versions));
}

export function compareDocuments(document: DocumentName, versions: Versions): Comparison {
  const pair = {
    base: nodeOf(versions.base.content(document)),
    revision: nodeOf(versions.revision.content(document)),
  };
  const collected = createChanges(versions.base, versions.revision);
  comparisons[document](pair, createMeans(versions, collected));
  const changes = collected.all();
  const [before, now] = [pair.base, pair.revision].map((each) => String(nodeIn(each, 'info')['version']));
  const needed = neededVersion(before ?? '', changes);
  return { document, before: before ?? '', now: now ?? '', needed, isEnough: isAtLeast(now ?? '', needed), changes };
}

function nodeOf(content: object): Node {
  if (isNode(content)) return content;
  throw new Error('A contract is a map');
}
