import { timings } from '../lib/timings.ts';
import { serviceName } from '../ui/service-name.ts';

let askedAt = -Infinity;

/**
 * Requests the name of the service when a shell opens, at most once a minute. The name is public, so it survives sign-in
 * and sign-out. Never rejects: without an answer the name of the build stays.
 */
export async function learnServiceName(): Promise<void> {
  const now = performance.now();
  if (now - askedAt < timings.serviceNameAge) return;
  askedAt = now;
  try {
    // The code that makes calls is not part of the first chunk (docs/decisions/002).
    const { askServiceName } = await import('../api/lookup.ts');
    const name = await askServiceName();
    if (name !== '') serviceName.set(name);
  } catch {
    // A missing name needs no error message.
  }
}
