import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { rows } from '../../codegen.config.ts';
import { readContract } from './contract.ts';

/** Writes generated/ and removes files that are no longer generated. */
export async function write(root: URL): Promise<void> {
  const files = await generate(root);
  for (const [path, text] of files) {
    const file = new URL(path, root);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const path of surplus(root, files)) rmSync(new URL(path, root));
}

/** Differences between generated/ and the contract as unified diffs; empty when up to date. */
export async function staleness(root: URL): Promise<string> {
  const files = await generate(root);
  const diffs = [...files].map(([path, text]) => difference(path, textOf(path), text));
  return [...diffs, ...surplus(root, files).map((path) => `${path}: no row of codegen.config.ts writes it\n`)].join('');

  function textOf(path: string): string {
    const file = new URL(path, root);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }
}

async function generate(root: URL): Promise<Map<string, string>> {
  const contract = readContract(root);
  const files = new Map<string, string>();
  for (const { from, to, emit } of rows) {
    const emitted = await emit(contract);
    const texts = typeof emitted === 'string' ? { [to]: emitted } : inFolder(to, emitted);
    for (const [path, text] of Object.entries(texts)) files.set(path, `${head(from)}\n${text}`);
  }
  return files;
}

function inFolder(folder: string, texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${folder}/${name}.ts`, text]));
}

function surplus(root: URL, files: Map<string, string>): string[] {
  const folder = new URL('generated/', root);
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const written = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return written
    .map((path) => relative(fileURLToPath(root), path).replaceAll(sep, '/'))
    .filter((path) => !files.has(path));
}

function head(from: string): string {
  return `// Do not edit. Written from ${from} by \`npm run generate\`.\n`;
}

function difference(path: string, before: string, after: string): string {
  if (before === after) return '';
  return createTwoFilesPatch(path, path, before, after, 'written', 'contract', { headerOptions: FILE_HEADERS_ONLY });
}
