import { pointerOf } from './documents.ts';

/** Names of fields whose values no report shows: secrets and personal data. */
const sensitive =
  /password|passwd|pwd|^pin$|pincode|token|secret|otp|authorization|cookie|phone|username|bankaccount|walletaccount|^(name|_id|id|userid|guestid|link|url|reference)$/i;

export const isSensitive = (name: string): boolean => sensitive.test(name);

/** A short text of Latin letters, digits and these signs is a technical value. Any other text may be private. */
const technical = /^[\w:.+/#%=,;|-]{1,60}$/;
/** A date and a time with a space between them, a common mistake. */
const dayAndTime = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4} \d{1,2}[\d:.+Z-]{0,24}$/;
const isTechnical = (text: string) => technical.test(text) || dayAndTime.test(text);

/** Long numbers may be phones or accounts. */
export const masked = (text: string) => text.replace(/\d{7,}/g, '<digits>');

/** A value for a report: shortened and without private data. The pointer names its field. */
export function show(value: unknown, pointer: string): string {
  const name = pointer.split('/').findLast((step) => !/^\d*$/.test(step)) ?? '';
  if (isSensitive(name)) return `<${name}>`;
  if (typeof value === 'string' && value !== '' && !isTechnical(value)) {
    return `a text of ${Array.from(value).length} characters`;
  }
  const text = value === undefined ? 'nothing' : masked(JSON.stringify(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A JSON value whose private texts are replaced by placeholders named after their fields. */
export function redacted(value: unknown, name = 'text'): unknown {
  if (Array.isArray(value)) return value.map((item) => redacted(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redacted(each, key)]));
  }
  if (typeof value !== 'string' || value === '') return value;
  return isSensitive(name) || !isTechnical(value) ? `<${name}>` : masked(value);
}

/** Removes the run's own secrets from a text, also as they are written in pointers and addresses. */
export function hider(secrets: readonly string[]): (text: string) => string {
  const worth = secrets.filter((secret) => secret.length >= 4);
  const written = [...worth, ...worth.flatMap((secret) => [pointerOf(secret).slice(1), encodeURIComponent(secret)])];
  return (text) => written.reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text);
}

/** Headers whose values a report may show. Others may contain a key, a cookie or a name. */
const plainHeader = /^(accept|accept-language|content-type|x-client|origin|access-control-request-(method|headers))$/;

export const isPlainHeader = (name: string): boolean => plainHeader.test(name.toLowerCase());

/** The fields of a form with placeholders for private values, still encoded. */
export function redactedForm(text: string): string {
  return [...new URLSearchParams(text)]
    .map(([name, value]) => `${encodeURIComponent(name)}=${value === '' ? '' : placeholderOr(name, value)}`)
    .join('&');
}

const placeholderOr = (name: string, value: string) =>
  isSensitive(name) || !technical.test(value) ? `<${name}>` : encodeURIComponent(masked(value));
