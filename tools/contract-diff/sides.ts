import { existsSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkOutContracts } from './checkout.ts';

/** One of the two versions that are compared: a folder with the documents. */
export interface Side {
  readonly folder: string;
  /** Removes what was made to read it. */
  close(): void;
}

/** Finds a version of the contract: a folder, its openapi.yaml, or a commit of the repository that the command is run in. */
export function openSide(name: string): Side {
  const folder = basename(name) === 'openapi.yaml' ? dirname(name) : name;
  if (existsSync(folder) && statSync(folder).isDirectory()) {
    if (!existsSync(join(folder, 'openapi.yaml'))) throw new Error(`There is no openapi.yaml in ${folder}`);
    return { folder, close: () => {} };
  }
  const temporary = checkOutContracts(process.cwd(), name);
  return { folder: temporary, close: () => rmSync(temporary, { recursive: true }) };
}
