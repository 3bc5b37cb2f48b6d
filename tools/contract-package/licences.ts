import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name?: string;
  version?: string;
  license?: string;
}

export function licencesOf(files: readonly string[]): string {
  const folders = [...new Set(files.map(packageFolder).filter((folder) => folder !== null))].sort();
  const sections = folders.map((folder) => {
    // Every package has a package.json, but any of its fields may be missing.
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const { name = '', version = '', license = 'no licence named' } = manifest;
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const text = file === undefined ? '(no text in the package)' : readFileSync(join(folder, file), 'utf8').trim();
    return `${name} ${version} · ${license}\n\n${text}\n`;
  });
  const line = '─'.repeat(100);
  return `Packages whose code is part of this one. Those of lib/redocly are in lib/redocly/THIRD_PARTY_NOTICES.\n\n${sections
    .map((section) => `${line}\n${section}`)
    .join('\n')}`;
}

/** The package folder `…/node_modules/@scope/name` of a file; null for a file that the bundler created. */
function packageFolder(file: string): string | null {
  const [, folder] = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder !== undefined && existsSync(join(folder, 'package.json')) ? folder : null;
}
