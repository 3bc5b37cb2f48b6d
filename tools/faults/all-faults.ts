import type { Fault } from './fault.ts';
import { keptFaults } from './kept-faults.ts';
import { leftFaults } from './left-faults.ts';
import { pageFaults } from './page-faults.ts';
import { reportFaults } from './report-faults.ts';
import { retryFaults } from './retry-faults.ts';
import { screenFaults } from './screen-faults.ts';
import { visitFaults } from './visit-faults.ts';
import { wayFaults } from './way-faults.ts';
import { wireFaults } from './wire-faults.ts';

export const allFaults: readonly Fault[] = [
  ...wireFaults,
  ...screenFaults,
  ...pageFaults,
  ...reportFaults,
  ...visitFaults,
  ...keptFaults,
  ...retryFaults,
  ...wayFaults,
  ...leftFaults,
];
