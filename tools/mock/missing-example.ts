import type { RequestedExample } from './requested-example.ts';

export interface NamedAnswer {
  readonly status: number;
  readonly name: string;
}

/** Why an operation with these examples cannot give the requested answer; null if it can. */
export function missingExample(answers: readonly NamedAnswer[], { code, example }: RequestedExample): string | null {
  const statuses = [...new Set(answers.map(({ status }) => status))];
  if (code !== null && statuses.length > 0 && !statuses.includes(code)) {
    return `It does not answer ${code}: ${statuses.join(', ')} are documented.`;
  }
  if (example === null) return null;
  // Without a code Prism uses the examples of the success.
  const status = code ?? Math.min(...statuses);
  const named = answers.filter(({ name }) => name === example);
  if (named.some((answer) => answer.status === status)) return null;
  if (named.length === 0) return `It has no example ${example}.`;
  const codes = named.map((answer) => `code=${answer.status}, example=${example}`).join(' or ');
  return code === null
    ? `The example needs its code: ${codes}.`
    : `${code} has no example ${example}: ask for ${codes}.`;
}
