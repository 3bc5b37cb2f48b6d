import { isJson, mediaTypeOf, parseJson, type SentRequest } from './exchange.ts';
import { isSensitive, redacted } from './redact.ts';

/** What curl adds or works out by itself, and what concerns the connection only. */
const unneeded =
  /^(:.*|host|connection|content-length|accept|accept-.*|user-agent|sec-.*|cookie|referer|origin|priority|pragma|cache-control)$/;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A command that repeats a request; what is secret or private in it is a placeholder. */
export function curlOf({ method, url, params, headers, body }: SentRequest): string {
  const type = mediaTypeOf(headers);
  const kept = Object.entries(headers).filter(
    ([name]) => !unneeded.test(name) && !(name === 'content-type' && type.startsWith('multipart/')),
  );
  return [
    'curl -i',
    ...(method === 'GET' ? [] : ['-X', method]),
    quoted(address(url, params)),
    ...kept.flatMap(([name, value]) => [
      '-H',
      name === 'authorization' ? '"Authorization: Bearer $TOKEN"' : quoted(`${name}: ${value}`),
    ]),
    ...(body && body.length > 0 ? bodyArguments(body, type) : []),
  ].join(' ');
}

function address(url: string, params: SentRequest['params']): string {
  const { origin, pathname, searchParams } = new URL(url);
  const path = Object.entries(params)
    .filter(([name, value]) => isSensitive(name) && value !== '')
    .reduce((hidden, [name, value]) => hidden.replace(`/${encodeURIComponent(value)}`, `/<${name}>`), pathname);
  const query = [...searchParams].map(
    ([name, value]) => `${name}=${isSensitive(name) ? `<${name}>` : encodeURIComponent(value)}`,
  );
  return origin + path + (query.length > 0 ? `?${query.join('&')}` : '');
}

function bodyArguments(body: Buffer, type: string): string[] {
  if (type.startsWith('multipart/')) return formArguments(body);
  const parsed = isJson(type) || type === 'text/plain' ? parseJson(body) : null;
  return ['--data-raw', quoted(parsed ? JSON.stringify(redacted(parsed.value)) : body.toString('utf8').slice(0, 300))];
}

/** The parts of a form by their heads: files are curl's business. */
function formArguments(body: Buffer): string[] {
  const heads = body
    .toString('latin1')
    .matchAll(/form-data; name="([^"]*)"(?:; filename="([^"]*)")?\r\n(?:Content-Type: ([^\r]*))?/gi);
  return [...heads].flatMap(([, name, file, type]) => [
    '-F',
    quoted(file === undefined ? `${name}=…` : `${name}=@${file}${type === undefined ? '' : `;type=${type}`}`),
  ]);
}
