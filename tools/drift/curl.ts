import { isJson, mediaTypeOf, parseJson, type SentRequest } from './exchange.ts';
import { isPlainHeader, isSensitive, redacted, redactedForm } from './redact.ts';

/** Headers that curl adds or computes itself, and headers of the connection only. */
const unneeded =
  /^(:.*|host|connection|content-length|accept|accept-.*|user-agent|sec-.*|cookie|referer|priority|pragma|cache-control)$/;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A command that repeats a request, with placeholders for secret and private values. */
export function curlOf({ method, url, template, headers, body }: SentRequest): string {
  const type = mediaTypeOf(headers);
  const kept = Object.entries(headers).filter(
    ([name]) => !unneeded.test(name) && !(name === 'content-type' && type.startsWith('multipart/')),
  );
  return [
    'curl -i',
    ...(method === 'GET' ? [] : ['-X', method]),
    quoted(address(url, template)),
    ...kept.flatMap(([name, value]) => [
      '-H',
      name === 'authorization'
        ? '"Authorization: Bearer $TOKEN"'
        : quoted(`${name}: ${isPlainHeader(name) ? value : `<${name}>`}`),
    ]),
    ...(body && body.length > 0 ? bodyArguments(body, type) : []),
  ].join(' ');
}

function address(url: string, template: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const query = [...searchParams].map(
    ([name, value]) => `${name}=${isSensitive(name) ? `<${name}>` : encodeURIComponent(value)}`,
  );
  return origin + withoutSecrets(pathname, template) + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** Hides parameters by their position, counted from the end, so that escaping does not matter. */
function withoutSecrets(pathname: string, template: string): string {
  const names = template.split('/').reverse();
  const steps = pathname.split('/').reverse();
  const hidden = steps.map((step, index) => {
    const [, name] = /^\{(\w+)\}$/.exec(names[index] ?? '') ?? [];
    return name !== undefined && isSensitive(name) && step !== '' ? `<${name}>` : step;
  });
  return hidden.reverse().join('/');
}

function bodyArguments(body: Buffer, type: string): string[] {
  if (type.startsWith('multipart/')) return formArguments(body);
  return ['--data-raw', quoted(bodyText(body, type))];
}

/** A body that is neither JSON nor a form may contain private values anywhere. */
function bodyText(body: Buffer, type: string): string {
  if (type === 'application/x-www-form-urlencoded') return redactedForm(body.toString('utf8'));
  const parsed = isJson(type) || type === 'text/plain' ? parseJson(body) : null;
  if (parsed) return JSON.stringify(redacted(parsed.value));
  return body.toString('latin1') === '{"drift":' ? '{"drift":' : `<${body.length} bytes that are no JSON>`;
}

/** The parts of a form by their headers. File contents are left out. */
function formArguments(body: Buffer): string[] {
  const heads = body
    .toString('latin1')
    .matchAll(/form-data; name="([^"]*)"(?:; filename="([^"]*)")?\r\n(?:Content-Type: ([^\r]*))?/gi);
  return [...heads].flatMap(([, name, file, type]) => [
    '-F',
    quoted(file === undefined ? `${name}=…` : `${name}=@${file}${type === undefined ? '' : `;type=${type}`}`),
  ]);
}
