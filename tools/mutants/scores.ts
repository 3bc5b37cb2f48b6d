import type { Stryker } from '@stryker-mutator/core';

export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'] as const;

/** How many changes ended how, and the percentage noticed: killed or without end. Errors of the runner do not count, as in Stryker's report. */
function scoreOf(mutants: readonly Mutant[]) {
  const [killed = 0, timeout = 0, survived = 0, noCoverage = 0, errors = 0] = statuses.map(
    (name) => mutants.filter(({ status }) => status === name).length,
  );
  const score = (100 * (killed + timeout)) / (killed + timeout + survived + noCoverage);
  return { mutants: mutants.length, killed, timeout, survived, noCoverage, errors, score: Math.round(score * 10) / 10 };
}

/** The scores by the group that `groupOf` names for a file. */
export function scoresOf(mutants: readonly Mutant[], groupOf: (file: string) => string) {
  const names = [...new Set(mutants.map(({ fileName }) => groupOf(fileName)))].sort();
  return Object.fromEntries(
    names.map((name) => [name, scoreOf(mutants.filter(({ fileName }) => groupOf(fileName) === name))]),
  );
}

/** The changes that were not noticed, and those that a time limit ended: a slow machine could be the reason. */
export function openMutants(mutants: readonly Mutant[]) {
  return mutants
    .filter(({ status, statusReason }) => status !== 'Killed' || statusReason?.includes('timed out'))
    .map(({ fileName, location: { start, end }, status, mutatorName, replacement, statusReason }) => ({
      place: `${fileName}:${start.line}:${start.column}-${end.line}:${end.column}`,
      status,
      mutatorName,
      replacement,
      ...(status !== 'Survived' && { statusReason }),
    }));
}
