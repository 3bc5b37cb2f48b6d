import type { Schema } from './contract.ts';

type LinkKind = NonNullable<Schema['x-link']>;

const forbiddenCharacters = /[\s\\\p{C}]/u;
const credentials = /^[^:]+:\/\/[^/?#]*@/;
/** They run code, read the device, or have no meaning in a link. */
const neverOpened = /^(javascript|data|vbscript|blob|file|filesystem|about|view-source|ftp|wss?|http):/;

/** Whether the wallet can open or show an address. An empty text stands for no address. */
export function isLink(kind: LinkKind, text: string): boolean {
  if (text === '' || (kind === 'media' && text.startsWith('data:image/'))) return true;
  const isPath = /^\/(?!\/)/.test(text);
  if (forbiddenCharacters.test(text) || credentials.test(text) || !(isPath || URL.canParse(text))) return false;
  if (isPath) return true;
  const { protocol, hostname } = new URL(text);
  if (protocol === 'https:') return hostname !== '';
  // Services on a developer's machine have no certificate.
  if (protocol === 'http:') return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return kind === 'app' && !neverOpened.test(protocol);
}
