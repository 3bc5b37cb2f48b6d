import type { ForwardedExchange } from '../drift-proxy.ts';

/** A judge's complaint about an exchange. */
export interface Complaint {
  readonly about: 'request' | 'answer';
  readonly text: string;
}

/** A tool that judges traffic by the contract: its complaints about each exchange. */
export interface Judge {
  readonly name: string;
  complaints(traffic: readonly ForwardedExchange[]): Promise<Complaint[][]>;
}

/** Why a tool could not be installed or run. */
export interface NotRun {
  readonly name: string;
  readonly problem: string;
}
