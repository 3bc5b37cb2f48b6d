import type { Fault } from './fault.ts';
import { pageFaults } from './page-faults.ts';
import { reportFaults } from './report-faults.ts';
import { screenFaults } from './screen-faults.ts';
import { wireFaults } from './wire-faults.ts';

/** All planted faults, in the order of docs/faults.md. */
export const allFaults: readonly Fault[] = [...wireFaults, ...screenFaults, ...pageFaults, ...reportFaults];
