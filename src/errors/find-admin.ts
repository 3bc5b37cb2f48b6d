import { textOf } from '../i18n/i18n.ts';

/** The words of a text that name the admin: "contact the admin", otherwise "admin" alone. */
export function findAdmin(text: string): { start: number; end: number } | undefined {
  const c = textOf('common');
  for (const words of [c('contactAdmin'), c('admin')]) {
    const found = new RegExp(`${words}(?![a-z])`, 'i').exec(text);
    if (found) return { start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}
