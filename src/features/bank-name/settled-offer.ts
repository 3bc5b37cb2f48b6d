import { createStore } from '../../lib/store.ts';

/** The id of the member who has dismissed or used the offer since the app was loaded. */
export const settledOffer = createStore<string | null>(null);
