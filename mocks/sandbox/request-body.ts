import { createHash } from 'node:crypto';

/** Longer requests are refused before their body is read: 20 MB, the largest video, plus the overhead of multipart. */
export const largestBody = 20 * 1_048_576 + 64 * 1024;

export interface RequestBody {
  /** Parsed JSON, a FormData, or undefined if the operation has no body. */
  readonly value: unknown;
  /** The body in a form that can be compared and logged; for a file its name, type, size and SHA-256. */
  readonly logged: unknown;
  /** Why the body could not be read; null if it could. */
  readonly unreadable: string | null;
}

/** No value of the contract is nested deeper. A deeper one would exhaust the stack of every later step. */
const deepest = 100;

/** Parses a JSON text. Throws if it is no JSON, or nested too deeply. */
export function parseJson(text: string): unknown {
  let depth = 0;
  // Texts are skipped, because they may contain brackets.
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (part === '[' || part === '{') depth += 1;
    else if (part === ']' || part === '}') depth -= 1;
    if (depth > deepest) throw new SyntaxError(`The body is nested deeper than ${deepest} levels`);
  }
  return JSON.parse(text);
}

/** Replaces a body that is too long and was not read. */
export const tooLarge: RequestBody = { value: undefined, logged: undefined, unreadable: 'the body is over 20 MB' };

async function describe(part: FormDataEntryValue): Promise<unknown> {
  if (typeof part === 'string') return part;
  const sha256 = createHash('sha256')
    .update(new Uint8Array(await part.arrayBuffer()))
    .digest('hex');
  return { name: part.name, type: part.type, size: part.size, sha256 };
}

async function readForm(bytes: ArrayBuffer, contentType: string): Promise<RequestBody> {
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  const parts = await Promise.all([...form].map(async ([name, part]) => [name, await describe(part)]));
  return { value: form, logged: Object.fromEntries(parts), unreadable: null };
}

/** Reads a body as the contract declares it. Files stay byte for byte. */
export async function readBody(request: Request, kind: 'json' | 'multipart' | null): Promise<RequestBody> {
  if (kind === null) return { value: undefined, logged: undefined, unreadable: null };
  const contentType = request.headers.get('Content-Type') ?? '';
  const wanted = kind === 'json' ? 'application/json' : 'multipart/form-data';
  const bytes = await request.arrayBuffer();
  // Even an invalid body may contain a password.
  const logged = `(${bytes.byteLength} bytes)`;
  if (contentType.split(';')[0]?.trim().toLowerCase() !== wanted) {
    return { value: undefined, logged, unreadable: `the body is not ${wanted}` };
  }
  try {
    if (kind === 'multipart') return await readForm(bytes, contentType);
    const value: unknown = parseJson(new TextDecoder().decode(bytes));
    return { value, logged: value, unreadable: null };
  } catch {
    return { value: undefined, logged, unreadable: `the body cannot be read as ${wanted}` };
  }
}
