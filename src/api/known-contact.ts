import { createStore } from '../lib/store.ts';
import type { Schemas } from './wire/types.ts';

/** The contact that this tab has read last. The page of a terminated service asks for nothing, and shows this one. */
export const knownContact = createStore<Schemas['Contact'] | undefined>(undefined);
