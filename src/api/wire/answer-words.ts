import { hasOwnCode } from './answer-fields.ts';
import type { Layer, Layers } from './answer-layers.ts';
import type { ErrorCode } from './types.ts';

/** Texts of a field: itself, or what an error object or a list of errors says. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (Array.isArray(value))
    return value.slice(0, 20).flatMap((entry: unknown) => textsOf(Array.isArray(entry) ? null : entry));
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value).filter(([key]) => key === 'message' || key === 'error' || key === 'code');
  return fields.flatMap(([, inner]) => (typeof inner === 'string' ? textsOf(inner) : []));
}

const namedTexts = (layer: Layer) =>
  ['message', 'error', 'errors', ...(hasOwnCode(layer) ? [] : ['code'])].flatMap((key) => textsOf(layer[key]));

const bareTexts = ({ values }: Layers) => values.flatMap((value) => (typeof value === 'string' ? textsOf(value) : []));

/** Every text in which a code may stand, trimmed, from the outermost layer on; a bare text body is one. */
export const textsIn = (layers: Layers): string[] => [...layers.objects.flatMap(namedTexts), ...bareTexts(layers)];

/** Every `code` that is a text, whosever it is. */
export const codesIn = ({ objects }: Layers): string[] =>
  objects.flatMap(({ code }) => (typeof code === 'string' ? textsOf(code) : []));

/** Numbers alone are no words. */
const isReadable = (text: string) => !/^[\d\s]+$/.test(text);

/** Whether a layer has readable words under `message`, `error` or `code`. */
export const hasWords = ({ objects }: Layers) => objects.some((layer) => namedTexts(layer).some(isReadable));

/** The one code that does not say whether a command was carried out. */
export const internalError = 'INTERNAL_SERVER_ERROR' satisfies ErrorCode;

/** What the server said, raw and hostile: the first of its texts that is no number; a body that is a page of markup says nothing. */
export const wordsIn = (layers: Layers): string | undefined =>
  [...layers.objects.flatMap(namedTexts), ...bareTexts(layers).filter((text) => !text.startsWith('<'))].find(
    (text) => isReadable(text) && text !== internalError,
  );
