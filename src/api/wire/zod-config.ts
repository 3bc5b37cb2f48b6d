import { config } from 'zod/mini';

// By default zod compiles schemas with `new Function`, which the CSP forbids.
config({ jitless: true });
