/** Names of fields whose values no report shows: secrets, and what is known of a person. */
const sensitive =
  /password|passwd|pwd|^pin$|pincode|token|secret|otp|authorization|cookie|phone|username|bankaccount|walletaccount|^(name|_id|id|userid|guestid|link|url|reference)$/i;

export const isSensitive = (name: string): boolean => sensitive.test(name);

/** A text without blanks and letters of a language is a value of a program; any other may be what somebody wrote, or a name. */
const technical = /^[\w:.+/#%=,;|-]{1,60}$/;

/** Long numbers may be phones or accounts. */
export const masked = (text: string) => text.replace(/\d{7,}/g, '<digits>');

/** A value for a report: without what is private, and short. The pointer says which field it is of. */
export function show(value: unknown, pointer: string): string {
  const name = pointer.split('/').findLast((step) => !/^\d*$/.test(step)) ?? '';
  if (isSensitive(name)) return `<${name}>`;
  if (typeof value === 'string' && value !== '' && !technical.test(value)) {
    return `a text of ${Array.from(value).length} characters`;
  }
  const text = value === undefined ? 'nothing' : masked(JSON.stringify(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A JSON value with a placeholder, named after its field, for every private text in it. */
export function redacted(value: unknown, name = 'text'): unknown {
  if (Array.isArray(value)) return value.map((item) => redacted(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redacted(each, key)]));
  }
  if (typeof value !== 'string' || value === '') return value;
  return isSensitive(name) || !technical.test(value) ? `<${name}>` : masked(value);
}

/** Takes the run's own secrets out of a text, wherever they turn up. */
export function hider(secrets: readonly string[]): (text: string) => string {
  const worth = secrets.filter((secret) => secret.length >= 4);
  return (text) => worth.reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text);
}

/** Headers whose values a report may show; any other may hold a key, a cookie, a name. */
const plainHeader = /^(accept|accept-language|content-type|x-client|origin|access-control-request-(method|headers))$/;

export const isPlainHeader = (name: string): boolean => plainHeader.test(name.toLowerCase());

/** A form's fields with placeholders for what is private, still encoded as a form. */
export function redactedForm(text: string): string {
  return [...new URLSearchParams(text)]
    .map(([name, value]) => `${encodeURIComponent(name)}=${value === '' ? '' : placeholderOr(name, value)}`)
    .join('&');
}

const placeholderOr = (name: string, value: string) =>
  isSensitive(name) || !technical.test(value) ? `<${name}>` : encodeURIComponent(masked(value));
