/** One operation of the contract and the names of everything it may answer, successes first. */
export interface ListedOperation {
  id: string;
  /** `POST /api/login`, the path as the contract writes it. */
  call: string;
  tag: string;
  effect: 'query' | 'command';
  summary: string;
  answers: readonly { status: number; name: string; summary?: string }[];
}

/** Reads the contract's operations from the dev server; rejects where a built app is served by anything else. */
export async function fetchContractList(): Promise<readonly ListedOperation[]> {
  const response = await fetch('/__contract');
  // The dev server's own answer, made from the contract by tools/vite/contract-answers.ts.
  return (await response.json()) as ListedOperation[];
}
