import type { Plugin } from 'vite';

interface Servers {
  apiBaseUrl: string;
  chatUrl: string | null;
}

/** Lets the browser connect to the API and the chat, if they are on other origins, while it reads the scripts. */
export function preconnect({ apiBaseUrl, chatUrl }: Servers): Plugin {
  const origins = new Set([apiBaseUrl, chatUrl].filter(Boolean).map((address) => new URL(address ?? '').origin));
  return {
    name: 'wallet-preconnect',
    apply: 'build',
    transformIndexHtml: () =>
      [...origins].map((href) => ({
        tag: 'link',
        // A connection without cookies, because the app sends none.
        attrs: { rel: 'preconnect', href, crossorigin: true },
        injectTo: 'head' as const,
      })),
  };
}
