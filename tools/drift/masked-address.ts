import type { Contract } from './contract.ts';
import { isSensitive, masked } from './redact.ts';

/**
 * Hides secrets in an address that is not in the contract. It is compared with similar paths, because a trailing slash after
 * `/api/autoLogin/{provider}/{username}/{password}` already makes it another address.
 */
export function maskedAddress({ operations }: Contract, path: string): string {
  const steps = path.split('/');
  const similar = operations
    .map((operation) => operation.path.split('/'))
    .filter((names) => isSimilar(names, steps))
    .sort((a, b) => b.length - a.length)[0];
  if (!similar) return masked(path);
  const hasSecrets = similar.some((name) => isSensitive(parameterOf(name)));
  return steps
    .map((step, index) => {
      const name = parameterOf(similar[index] ?? '');
      if (step !== '' && isSensitive(name)) return `<${name}>`;
      return step !== '' && hasSecrets && index >= similar.length ? '<more>' : masked(step);
    })
    .join('/');
}

/** Whether an address and a path of the contract are the same up to the first parameter, ignoring case. */
function isSimilar(names: readonly string[], steps: readonly string[]): boolean {
  const first = names.findIndex((name) => parameterOf(name) !== '');
  const known = names.slice(0, first).join('/').toLowerCase();
  return first > 0 && steps.slice(0, first).join('/').toLowerCase() === known;
}

const parameterOf = (name: string): string => /^\{(\w+)\}$/.exec(name)?.[1] ?? '';
