import { hasOwnCode } from './answer-fields.ts';
import type { Layer, Layers } from './answer-layers.ts';
import type { ErrorCode } from '../types.ts';

/** The texts in a field: the text itself, or the texts of an error object or a list of errors. */
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

/** All texts that may contain a code, trimmed, outermost layer first. A body that is only a text counts too. */
export const textsIn = (layers: Layers): string[] => [...layers.objects.flatMap(namedTexts), ...bareTexts(layers)];

/** All `code` fields that are texts, including those of entities. */
export const codesIn = ({ objects }: Layers): string[] =>
  objects.flatMap(({ code }) => (typeof code === 'string' ? textsOf(code) : []));

/** A text of digits only is not readable for a member. */
const isReadable = (text: string) => !/^[\d\s]+$/.test(text);

/** Whether a layer has a readable text under `message`, `error` or `code`. */
export const hasWords = ({ objects }: Layers) => objects.some((layer) => namedTexts(layer).some(isReadable));

/** The only code that does not tell whether the command was carried out. */
export const internalError = 'INTERNAL_SERVER_ERROR' satisfies ErrorCode;

/** The server's message, raw and untrusted: its first text that is not a number. A page of markup is ignored. */
export const wordsIn = (layers: Layers): string | undefined =>
  [...layers.objects.flatMap(namedTexts), ...bareTexts(layers).filter((text) => !text.startsWith('<'))].find(
    (text) => isReadable(text) && text !== internalError,
  );
