import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** openapi.yaml of this repository, or the one beside the command if drift is installed as a package. */
export function findContract(): string {
  const folders = ['.', '..', '../..'].map((folder) => join(import.meta.dirname, folder, 'openapi.yaml'));
  return folders.find((path) => existsSync(path)) ?? 'openapi.yaml';
}
