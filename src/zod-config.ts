import { config } from 'zod/mini';

// zod would otherwise compile schemas with `new Function`, which the CSP forbids.
config({ jitless: true });
