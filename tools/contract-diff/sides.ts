import { existsSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkOutContracts } from './checkout.ts';

/** One of the two compared versions: a folder with the documents. */
export interface Side {
  readonly folder: string;
  close(): void;
}

/** Finds a version of the contract: a folder, the folder of an openapi.yaml, or a commit of the current repository. */
export function openSide(name: string): Side {
  const folder = basename(name) === 'openapi.yaml' ? dirname(name) : name;
  if (existsSync(folder) && statSync(folder).isDirectory()) {
    if (!existsSync(join(folder, 'openapi.yaml'))) throw new Error(`There is no openapi.yaml in ${folder}`);
    return { folder, close: () => {} };
  }
  const temporary = checkOutContracts(process.cwd(), name);
  return { folder: temporary, close: () => rmSync(temporary, { recursive: true }) };
}
