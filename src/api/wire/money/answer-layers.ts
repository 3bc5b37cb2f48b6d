/** The keys under which services nest the real answer. */
const envelopeKeys = ['data', 'result', 'response', 'payload'] as const;

const deepest = 32;

/** One object of an answer: the root, or the object in an envelope. */
export type Layer = Record<string, unknown>;

export interface Layers {
  /** From the outermost to the innermost. */
  objects: Layer[];
  /** Values that are no object: the whole body, or the content of an envelope. */
  values: unknown[];
  /** True when the answer has more levels than are read. */
  tooDeep: boolean;
}

const isLayer = (value: unknown): value is Layer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Splits a JSON body into layers. Uses a loop, because recursion on a hostile, deeply nested body would overflow the
 * stack.
 */
export function layersOf(body: unknown): Layers {
  const layers: Layers = { objects: [], values: [], tooDeep: false };
  let level: unknown[] = [body];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > deepest) return { ...layers, tooDeep: true };
    const next: unknown[] = [];
    for (const value of level) {
      if (!isLayer(value)) {
        layers.values.push(value);
        continue;
      }
      layers.objects.push(value);
      next.push(...envelopeKeys.filter((key) => Object.hasOwn(value, key)).map((key) => value[key]));
    }
    level = next;
  }
  return layers;
}

/** The body without envelopes around it. */
export function contentOf(body: unknown): unknown {
  let content = body;
  for (let depth = 1; depth <= deepest && isLayer(content); depth += 1) {
    const [key, ...others] = Object.keys(content);
    if (others.length > 0 || !envelopeKeys.some((envelope) => envelope === key)) break;
    content = content[key as string]; // one of the envelope keys
  }
  return content;
}
