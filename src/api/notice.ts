import * as op from '../../generated/operations/lookup.ts';
import * as schema from '../../generated/schemas.ts';
import { htmlQuery } from './html-lookup.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Fetches an answer of a text lookup. A `text/plain` or `text/html` body becomes a JSON text, unless it is JSON already
 * or a whole document, which is a page of another server.
 */
export async function fetchText(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok || !/^text\/(?:plain|html)\b/i.test(response.headers.get('Content-Type') ?? '')) return response;
  const text = await response.text();
  const staysAsItIs = isJson(text) || /^\s*<(?:!doctype|html)\b/i.test(text);
  return new Response(staysAsItIs ? text : JSON.stringify(text), response);
}

/** GET /api/lookup/notice: HTML with the placeholder %percentFail%, shown with every bonus. */
export const noticeQuery = () =>
  htmlQuery(op.getNotice, schema.NoticeLookup, {}, ({ notice }) => [notice], { fetch: fetchText });
