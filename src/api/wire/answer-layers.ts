/** The keys under which services put the real answer. */
const envelopeKeys = ['data', 'result', 'response', 'payload'] as const;

const deepest = 32;

/** An object of an answer: the root, or what stands under an envelope's key. */
export type Layer = Record<string, unknown>;

export interface Layers {
  /** From the outermost on. */
  objects: Layer[];
  /** Values in the place of an object: the whole body or the content of an envelope's key. */
  values: unknown[];
  /** Nested deeper than an answer is read. */
  tooDeep: boolean;
}

const isLayer = (value: unknown): value is Layer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isEnvelopeKey = (key: string) => envelopeKeys.some((envelope) => envelope === key);

/** Takes a JSON body apart. A loop instead of recursion, because a hostile body may be nested deeper than the stack. */
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
