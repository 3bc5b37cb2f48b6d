import type { Contract } from './contract.ts';
import type { Drift, Exchange } from './exchange.ts';
import { acceptanceDrifts } from './request-check.ts';
import { responseDrifts } from './response-check.ts';
import { schemaCheck, type SchemaCheck } from './schema-check.ts';

export interface Judge {
  readonly contract: Contract;
  readonly check: SchemaCheck;
  /** All violations of the contract by a request and its answer. */
  drifts(exchange: Exchange): Promise<Drift[]>;
}

/** Checks exchanges, whether sent by drift or recorded. */
export function createJudge(contract: Contract): Judge {
  const check = schemaCheck(contract);
  return {
    contract,
    check,
    drifts: async (exchange) => [
      ...responseDrifts(contract, check, exchange),
      ...(await acceptanceDrifts(contract, check, exchange)),
    ],
  };
}
