import type { Impact } from './version.ts';

/** Users of the package import its types and schemas by name. Their requests and answers stay the same. */
export type Party = 'clients' | 'servers' | 'package users';

/** The direction of a value: clients send requests, servers send answers. */
export type Position = 'request' | 'answer';

/** Whom a change breaks in a request, and whom in an answer. */
export interface Effect {
  readonly request: readonly Party[];
  readonly answer: readonly Party[];
  /** The impact if it breaks nobody. */
  readonly otherwise: Exclude<Impact, 'major'>;
  /** It breaks a side only if the other side uses it, so the version rises as if it broke nobody. */
  readonly isOptional?: true;
}

/** Forbids a value that was allowed: breaks the side that sends it. */
export const narrower: Effect = { request: ['clients'], answer: ['servers'], otherwise: 'minor' };
/** Allows a value that was forbidden: breaks the side that receives it. */
export const wider: Effect = { request: ['servers'], answer: ['clients'], otherwise: 'minor' };
/** Allows some values and forbids others. */
export const replaced: Effect = {
  request: ['clients', 'servers'],
  answer: ['clients', 'servers'],
  otherwise: 'minor',
};
export const breaksClients: Effect = { request: ['clients'], answer: ['clients'], otherwise: 'minor' };
export const breaksServers: Effect = { request: ['servers'], answer: ['servers'], otherwise: 'minor' };
/** Servers may no longer answer the value. Clients may still send it. */
export const gone: Effect = { request: [], answer: ['servers'], otherwise: 'minor' };
/** Clients that leave the parameter out now mean another value. */
export const otherDefault: Effect = { request: ['clients', 'servers'], answer: [], otherwise: 'minor' };
/** Servers of the old contract must refuse the field. No client needs to send it. */
export const optionalField: Effect = { request: ['servers'], answer: [], otherwise: 'minor', isOptional: true };
/** Allows more without affecting existing messages. */
export const possibility: Effect = { request: [], answer: [], otherwise: 'minor' };
/** Another name for the same values. */
export const renamed: Effect = { request: ['package users'], answer: ['package users'], otherwise: 'patch' };
/** Has no effect on messages. */
export const words: Effect = { request: [], answer: [], otherwise: 'patch' };
