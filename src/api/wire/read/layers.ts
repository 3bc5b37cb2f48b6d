import { isRecord } from './schema-shape.ts';

/** One object of an answer: the root of the body, or the content of an envelope. */
export type Layer = Record<string, unknown>;

export interface Layers {
  /** From the outermost to the innermost. */
  objects: Layer[];
  /** Values that are no object: the whole body, or the content of an envelope. */
  values: unknown[];
  /** The answer has more envelopes than are opened. */
  isTooDeep: boolean;
}

/**
 * Splits a body into its layers. Services nest the real answer in envelopes; by default only in `data`. Uses a
 * loop, because recursion on a hostile, deeply nested body would overflow the stack.
 */
export function layersOf(body: unknown, envelopes: readonly string[] = ['data'], deepest = Infinity): Layers {
  const layers: Layers = { objects: [], values: [], isTooDeep: false };
  let level: unknown[] = [body];
  for (let opened = 0; level.length > 0; opened += 1) {
    if (opened > deepest) return { ...layers, isTooDeep: true };
    const next: unknown[] = [];
    for (const value of level) {
      if (!isRecord(value)) {
        layers.values.push(value);
        continue;
      }
      layers.objects.push(value);
      for (const key of envelopes) if (Object.hasOwn(value, key)) next.push(value[key]);
    }
    level = next;
  }
  return layers;
}
