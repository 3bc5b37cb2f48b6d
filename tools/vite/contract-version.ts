import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `info.version` of openapi.yaml, read without parsing the document. A test compares it with the parsed contract. */
export function contractVersion(): string {
  const contract = readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8');
  return /^ {2}version: ['"]?([\w.+-]+)/m.exec(contract)?.[1] ?? '';
}
