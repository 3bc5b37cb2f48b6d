interface Row {
  name: string;
  /** The app's figure: a median, unless the benchmark says otherwise. */
  value: number;
  unit: string;
  /** What quality.md allows; absent for a figure that explains another one. */
  budget?: number;
  /** The budget is the least that is wanted, as for frames per second. */
  atLeast?: boolean;
  digits?: number;
  /** The same page without JavaScript, and the mandated packages doing nothing else, where they can do the same. */
  control?: number;
  floor?: number;
}

const columns = (...cells: readonly string[]) => cells.map((cell) => cell.padStart(10)).join('');

export function printHeading(title: string): void {
  console.log(`${title}\n${''.padEnd(34)}${columns('wallet', 'control', 'floor', 'budget')}`);
}

/** One figure beside the control page and the floor app, and by how much it misses its budget. */
export function printRow({ name, value, unit, budget, atLeast = false, digits = 0, control, floor }: Row): void {
  const print = (figure: number | undefined) =>
    figure === undefined || Number.isNaN(figure) ? '-' : figure.toFixed(digits);
  const over = budget === undefined ? 0 : atLeast ? budget - value : value - budget;
  // The figure is shown rounded, and judged as it is shown.
  const missed = Number(over.toFixed(digits)) > 0;
  const verdict = budget === undefined ? '' : missed ? `missed by ${over.toFixed(digits)} ${unit}` : 'kept';
  console.log(
    `${name.padEnd(34)}${columns(print(value), print(control), print(floor), print(budget))} ${unit.padEnd(4)} ${verdict}`,
  );
}
