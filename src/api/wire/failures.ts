import { createSignal } from '../../lib/signal.ts';
import type { ApiError } from './api-error.ts';

const failed = createSignal<[error: ApiError]>();

/**
 * Announces every failed call once, including silent ones. The listener ends the session or the service.
 */
export const failures = { announce: failed.emit, subscribe: failed.listen };
