import type { Random } from '../../mocks/sandbox/state/random.ts';

/** One of the items. */
export const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[random.below(items.length)] ?? items[0];

/** A whole number from `least` to less than `most`. */
export const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random.next() * (most - least));

/** Whether something happens whose probability is `part`. */
export const chance = (random: Random, part: number) => random.next() < part;

/** Picks by weight. */
export function weighted<Name extends string>(random: Random, weights: Record<Name, number>): Name {
  const entries = Object.entries(weights) as [Name, number][]; // the keys are the names
  let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  const [name] = entries.find(([, weight]) => (left -= weight) < 0) ?? entries[0] ?? [];
  if (name === undefined) throw new Error('Nothing to pick from');
  return name;
}
