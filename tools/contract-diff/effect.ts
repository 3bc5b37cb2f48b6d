import type { Impact } from './version.ts';

export type Party = 'clients' | 'servers';

/** Which way a value travels: clients send requests, servers send answers. */
export type Position = 'request' | 'answer';

/** Whom a change breaks when what has changed is part of a request, and when it is part of an answer. */
export interface Effect {
  readonly request: readonly Party[];
  readonly answer: readonly Party[];
  /** How much of a change it is where it breaks nobody. */
  readonly otherwise: Exclude<Impact, 'major'>;
}

/** A value that was allowed is not allowed any more: whoever sends it breaks. */
export const narrower: Effect = { request: ['clients'], answer: ['servers'], otherwise: 'minor' };
/** A value is allowed that was not: whoever receives it breaks. */
export const wider: Effect = { request: ['servers'], answer: ['clients'], otherwise: 'minor' };
/** Some values came and others went. */
export const replaced: Effect = {
  request: ['clients', 'servers'],
  answer: ['clients', 'servers'],
  otherwise: 'minor',
};
export const breaksClients: Effect = { request: ['clients'], answer: ['clients'], otherwise: 'minor' };
export const breaksServers: Effect = { request: ['servers'], answer: ['servers'], otherwise: 'minor' };
/** A server may not answer it any more; a client that sends it is understood as before. */
export const gone: Effect = { request: [], answer: ['servers'], otherwise: 'minor' };
/** Those who leave it out send, and understand, something else than before. */
export const otherDefault: Effect = { request: ['clients', 'servers'], answer: [], otherwise: 'minor' };
/** More is possible; what was sent and understood before still is. */
export const possibility: Effect = { request: [], answer: [], otherwise: 'minor' };
/** Nothing on the wire. */
export const words: Effect = { request: [], answer: [], otherwise: 'patch' };
