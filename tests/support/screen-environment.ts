import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** The sandbox answers in the same process, and the app sends real requests to it. Both need Node's own. */
const kept = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'URL',
  'URLSearchParams',
  'AbortController',
  'AbortSignal',
];

/** The page of happy-dom, with the network of Node. */
export default {
  name: 'screen',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const own = kept.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const);
    const environment = await builtinEnvironments['happy-dom'].setup(global, options);
    for (const [name, descriptor] of own) if (descriptor) Object.defineProperty(global, name, descriptor);
    return environment;
  },
} satisfies Environment;
