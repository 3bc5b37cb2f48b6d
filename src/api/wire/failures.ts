import { createSignal } from '../../lib/signal.ts';
import type { ApiError } from './api-error.ts';

const failed = createSignal<[error: ApiError]>();

/** Every failed call, once, whoever made it: what ends a session or the service is handled here, silent calls included. */
export const failures = { announce: failed.emit, subscribe: failed.listen };
