import type { Contract } from './contract.ts';
import type { Drift, Exchange } from './exchange.ts';
import { acceptanceDrifts } from './request-check.ts';
import { responseDrifts } from './response-check.ts';
import { schemaCheck } from './schema-check.ts';

/** Checks exchanges, whether sent by drift or recorded. */
export function createJudge(contract: Contract) {
  const check = schemaCheck(contract);
  return {
    contract,
    check,
    /** All violations of the contract by a request and its answer. */
    drifts: async (exchange: Exchange): Promise<Drift[]> => [
      ...responseDrifts(contract, check, exchange),
      ...(await acceptanceDrifts(contract, check, exchange)),
    ],
  };
}

export type Judge = ReturnType<typeof createJudge>;
