import type { Wish } from './wish.ts';

/** A named example of what an operation answers. */
export interface NamedAnswer {
  readonly status: number;
  readonly name: string;
}

/** What is wrong with a wish, for whoever wrote it; null when an operation with these answers can fulfil it. */
export function wishProblem(answers: readonly NamedAnswer[], { code, example }: Wish): string | null {
  const statuses = [...new Set(answers.map(({ status }) => status))];
  if (code !== null && statuses.length > 0 && !statuses.includes(code)) {
    return `It does not answer ${code}: ${statuses.join(', ')} are documented.`;
  }
  if (example === null) return null;
  // Without a code Prism looks among the examples of the success.
  const status = code ?? Math.min(...statuses);
  const named = answers.filter(({ name }) => name === example);
  if (named.some((answer) => answer.status === status)) return null;
  if (named.length === 0) return `It has no example ${example}.`;
  const codes = named.map((answer) => `code=${answer.status}, example=${example}`).join(' or ');
  return code === null
    ? `The example needs its code: ${codes}.`
    : `${code} has no example ${example}: ask for ${codes}.`;
}
