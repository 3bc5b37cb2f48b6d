/** One operation with the names of all its answers, successes first. */
export interface ListedOperation {
  id: string;
  /** `POST /api/login`, with the contract's path. */
  call: string;
  tag: string;
  effect: 'query' | 'command';
  summary: string;
  answers: readonly { status: number; name: string; summary?: string }[];
}

/** Reads the operations from the dev server. Rejects for any other server. */
export async function fetchContractList(): Promise<readonly ListedOperation[]> {
  const response = await fetch('/__contract');
  // Created by tools/vite/contract-answers.ts.
  return (await response.json()) as ListedOperation[];
}
