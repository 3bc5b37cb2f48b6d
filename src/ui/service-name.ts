import { createStore } from '../lib/store.ts';

/** The name of the service: the name of the build until the server has sent its own. */
export const serviceName = createStore('');
