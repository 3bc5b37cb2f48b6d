import type { Contract } from './contract.ts';
import type { Drift, Exchange } from './exchange.ts';
import { acceptanceDrifts } from './request-check.ts';
import { responseDrifts } from './response-check.ts';
import { schemaCheck, type SchemaCheck } from './schema-check.ts';

export interface Judge {
  readonly contract: Contract;
  readonly check: SchemaCheck;
  /** Everything in which a request and its answer break the contract. */
  drifts(exchange: Exchange): Promise<Drift[]>;
}

/** One judge for traffic of whichever origin: asked by drift itself, or recorded. */
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
