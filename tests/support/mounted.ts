import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

/** The parts of a document that React needs to mount components that render nothing. `visibilityState` can be changed. */
export function stubDocument() {
  const page = Object.assign(new EventTarget(), { nodeType: 9, visibilityState: 'visible', activeElement: null });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('HTMLIFrameElement', EventTarget);
  return page;
}

/** Mounts a hook with its effects, as an open sheet does. Needs `stubDocument`. */
export function mounted<Result>(client: QueryClient, hook: () => Result, onRender: (result: Result) => void) {
  const Probe = () => {
    onRender(hook());
    return null;
  };
  const { document } = globalThis;
  const element = {
    nodeType: 1,
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument: document,
  };
  const root = createRoot(Object.assign(new EventTarget(), element) as never); // what React reads of an element
  root.render(createElement(QueryClientProvider, { client }, createElement(Probe)));
  return { unmount: () => root.unmount() };
}
