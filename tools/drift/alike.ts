import type { Finding } from './findings.ts';

export interface Alike {
  readonly first: Finding;
  /** The other operations with this finding. */
  readonly others: readonly string[];
  /** Their id. With several operations it has `*` for the operation, which a baseline accepts. */
  readonly id: string;
}

/** Groups the findings that one fault of the whole service causes in several operations. */
export function alike(findings: readonly Finding[]): Alike[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = patternOf(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups].flatMap(([pattern, [first, ...others]]) =>
    first
      ? [{ first, others: others.map(({ operationId }) => operationId ?? ''), id: others[0] ? pattern : first.id }]
      : [],
  );
}

/** The operation is the second part of an id. */
const patternOf = ({ id, operationId }: Finding): string =>
  operationId === null ? id : id.replace(`:${operationId}`, ':*');
