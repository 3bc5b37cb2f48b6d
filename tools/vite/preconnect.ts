import type { Plugin } from 'vite';

interface Servers {
  apiBaseUrl: string;
  chatUrl: string | null;
}

/** Lets the browser connect to the API and the chat while it reads the scripts, where they are not on the page's own origin. */
export function preconnect({ apiBaseUrl, chatUrl }: Servers): Plugin {
  const origins = new Set([apiBaseUrl, chatUrl].filter(Boolean).map((address) => new URL(address ?? '').origin));
  return {
    name: 'wallet-preconnect',
    apply: 'build',
    transformIndexHtml: () =>
      [...origins].map((href) => ({
        tag: 'link',
        // The app sends no cookies: a connection of its own kind.
        attrs: { rel: 'preconnect', href, crossorigin: true },
        injectTo: 'head' as const,
      })),
  };
}
