/** A repeatable generator (mulberry32): equal seeds give equal numbers. Not for secrets. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    /** A number from 0 (inclusive) to 1 (exclusive). */
    next,
    /** A whole number from 0 (inclusive) to `bound` (exclusive). */
    below,
    text: (alphabet: string, length: number) =>
      Array.from({ length }, () => alphabet.charAt(below(alphabet.length))).join(''),
  };
}

export type Random = ReturnType<typeof createRandom>;
