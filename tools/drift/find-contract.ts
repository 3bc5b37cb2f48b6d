import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** openapi.yaml of this repository, or beside the command where drift is installed as a package. */
export function findContract(): string {
  const folders = ['.', '..', '../..'].map((folder) => join(import.meta.dirname, folder, 'openapi.yaml'));
  return folders.find((path) => existsSync(path)) ?? 'openapi.yaml';
}
