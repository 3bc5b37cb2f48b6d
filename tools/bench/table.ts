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

export interface Table {
  heading: (title: string) => void;
  /** Prints a value beside that of the floor app, and how far it misses its budget. */
  row: (row: Row) => void;
  missed: () => number;
}

const columns = (...cells: readonly string[]) => cells.map((cell) => cell.padStart(10)).join('');

/** `slack` makes the budgets of times so much larger: they depend on the machine, and counts do not. */
export function createTable(slack: number): Table {
  let missedRows = 0;
  return {
    heading(title) {
      console.log(`${title}\n${''.padEnd(34)}${columns('wallet', 'floor', 'budget')}`);
    },
    row({ name, value, unit, budget, atLeast = false, digits = 0, floor }) {
      const print = (figure = Number.NaN) => (Number.isNaN(figure) ? '-' : figure.toFixed(digits));
      const factor = unit === 'ms' ? slack : unit === 'fps' ? 1 / slack : 1;
      const allowed = budget === undefined ? undefined : budget * factor;
      const over = allowed === undefined ? 0 : atLeast ? allowed - value : value - allowed;
      // Compared as printed, after rounding. What was not measured keeps no budget.
      const isMissed = allowed !== undefined && !(Number(over.toFixed(digits)) <= 0);
      if (isMissed) missedRows += 1;
      const verdict = allowed === undefined ? '' : isMissed ? `missed by ${over.toFixed(digits)} ${unit}` : 'kept';
      console.log(
        `${name.padEnd(34)}${columns(print(value), print(floor), print(allowed))} ${unit.padEnd(4)} ${verdict}`,
      );
    },
    missed: () => missedRows,
  };
}

/** The middle value, or the upper of the two middle values; NaN for an empty list. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
