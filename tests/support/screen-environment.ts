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

/** A download is a link, and happy-dom would leave the page. */
const happyDOM = { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } };

/** The page of happy-dom, with the network of Node. */
// oxlint-disable-next-line no-restricted-syntax -- vitest takes the default export of an environment.
export default {
  name: 'screen',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const own = kept.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const);
    const environment = await builtinEnvironments['happy-dom'].setup(global, { ...options, happyDOM });
    // It reads the fields of a form, which Node's own does not know.
    const { FormData: OfPage } = global as typeof globalThis;
    for (const [name, descriptor] of own) if (descriptor) Object.defineProperty(global, name, descriptor);
    Object.defineProperty(global, 'FormData', {
      configurable: true,
      writable: true,
      value: class extends FormData {
        constructor(form?: HTMLFormElement) {
          super();
          if (form) for (const [name, value] of new OfPage(form)) this.append(name, value);
        }
      },
    });
    return environment;
  },
} satisfies Environment;
