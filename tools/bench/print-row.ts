interface Row {
  name: string;
  value: number;
  unit: string;
  /** The budget of docs/performance.md; absent for a value that only explains another one. */
  budget?: number;
  /** The budget is a minimum, as for frames per second. */
  atLeast?: boolean;
  digits?: number;
  /** The same measurement on the floor app, where possible. */
  floor?: number;
}

const columns = (...cells: readonly string[]) => cells.map((cell) => cell.padStart(10)).join('');

export function printHeading(title: string): void {
  console.log(`${title}\n${''.padEnd(34)}${columns('wallet', 'floor', 'budget')}`);
}

/** Prints a value beside that of the floor app, and how far it misses its budget. */
export function printRow({ name, value, unit, budget, atLeast = false, digits = 0, floor }: Row): void {
  const print = (figure = Number.NaN) => (Number.isNaN(figure) ? '-' : figure.toFixed(digits));
  const over = budget === undefined ? 0 : atLeast ? budget - value : value - budget;
  // Compared as printed, after rounding.
  const missed = Number(over.toFixed(digits)) > 0;
  const verdict = budget === undefined ? '' : missed ? `missed by ${over.toFixed(digits)} ${unit}` : 'kept';
  console.log(`${name.padEnd(34)}${columns(print(value), print(floor), print(budget))} ${unit.padEnd(4)} ${verdict}`);
}

/** The middle value, or the upper of the two middle values; NaN for an empty list. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
