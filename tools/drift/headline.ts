import type { Report } from './report.ts';
import { several } from './several.ts';

export function headline(report: Report): string[] {
  const { result, target, contract, errors, warnings, findings, blind, operations, requests } = report;
  const extent = `${several(requests, 'request')} to ${several(operations.length, 'operation')}`;
  const against = `${contract.file} ${contract.version}`.trim();
  const warned = warnings > 0 ? [`${several(warnings, 'warning')} about what ${contract.file} does not know.`] : [];
  if (result === 'clean') return [`${target} matches the contract (${against}): ${extent}, nothing wrong.`, ...warned];
  if (result === 'failed') return [blind[0]?.why ?? ''];
  if (result === 'blind') {
    const names = several(blind.length, 'thing was', 'things were');
    const remedy =
      'Sign in (--login phone:password), give values (--value operation.field=value) or accept them (--baseline).';
    return [`This run proves too little: ${names} asked of ${target} and never succeeded.`, remedy, ...warned];
  }
  const [worst] = findings;
  return [
    `${target} does not match the contract (${against}): ${several(errors, 'violation')} in ${extent}.`,
    `Start with: ${worst?.message ?? ''}`,
    `Answer as ${contract.file} says there, or change ${contract.file} first; then run this again.`,
    ...(contract.path === contract.file ? [] : [`The lines are those of ${contract.path}.`]),
    ...warned,
  ];
}
