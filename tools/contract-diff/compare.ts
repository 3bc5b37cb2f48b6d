import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDocuments, type Documents } from '../drift/documents.ts';
import { createChanges, type Change } from './changes.ts';
import { compareAsyncApi } from './compare-asyncapi.ts';
import { compareOpenApi, operationsOf } from './compare-openapi.ts';
import { createMeans } from './means.ts';
import { isNode, nodeIn, type Node } from './node.ts';
import { isAtLeast, neededVersion, packageVersionOf, type Impact } from './version.ts';
import { unwrapped } from './unwrapped.ts';

export const documents = ['openapi.yaml', 'asyncapi.yaml'] as const;
type DocumentName = (typeof documents)[number];

/** A version before and now, and the lowest version that the changes require. */
interface Raised {
  before: string;
  now: string;
  needed: string;
  isEnough: boolean;
}

/** `info.version` of a document, and the version of the package that has its types and schemas. */
export interface Comparison extends Raised {
  document: DocumentName;
  package: Raised | null;
  changes: Change[];
  /** The number of operations in the newer document. */
  operations: number;
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

export function compareDocuments(document: DocumentName, versions: Record<'base' | 'revision', Documents>): Comparison {
  const pair = {
    base: nodeOf(versions.base.content(document)),
    revision: nodeOf(versions.revision.content(document)),
  };
  const unwrappedVersions = { base: unwrapped(versions.base), revision: unwrapped(versions.revision) };
  const collected = createChanges(unwrappedVersions.base, unwrappedVersions.revision);
  comparisons[document](pair, createMeans(unwrappedVersions, collected));
  const changes = collected.all();
  const infos = [nodeIn(pair.base, 'info'), nodeIn(pair.revision, 'info')] as const;
  const raised = (of: (info: Node) => string, impacts: readonly { impact: Impact }[]): Raised => {
    const [before, now] = [of(infos[0]), of(infos[1])];
    const needed = neededVersion(before, impacts);
    return { before, now, needed, isEnough: isAtLeast(now, needed) };
  };
  const inPackage = changes.map(({ breaks, impact }) => ({
    impact: breaks.includes('package users') ? ('major' as const) : impact,
  }));
  return {
    document,
    ...raised(({ version }) => String(version), changes),
    // The package has its types and schemas from openapi.yaml.
    package: document === 'openapi.yaml' ? raised(packageVersionOf, inPackage) : null,
    changes,
    operations: operationsOf(pair.revision).size,
  };
}

function nodeOf(content: object): Node {
  if (isNode(content)) return content;
  throw new Error('A contract is a map');
}
