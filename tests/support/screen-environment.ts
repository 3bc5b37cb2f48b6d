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
// oxlint-disable-next-line eslint-js/no-restricted-syntax -- vitest takes the default export of an environment.
export default {
  name: 'screen',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const own = kept.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const);
    const environment = await builtinEnvironments['happy-dom'].setup(global, { ...options, happyDOM });
    // The page of happy-dom is in it.
    const { FormData: OfPage } = global as typeof globalThis;
    for (const [name, descriptor] of own) if (descriptor) Object.defineProperty(global, name, descriptor);
    // Node's own knows no forms.
    const construct = (Own: typeof FormData, [form]: [form?: HTMLFormElement]) => {
      const data = new Own();
      if (form) for (const [name, value] of new OfPage(form)) data.append(name, value);
      return data;
    };
    Object.assign(global, { FormData: new Proxy(FormData, { construct }) });
    // In a browser a step is asynchronous.
    const { history } = global as typeof globalThis;
    const go = history.go.bind(history);
    history.go = (delta) => {
      queueMicrotask(() => {
        go(delta);
      });
    };
    return environment;
  },
} satisfies Environment;
