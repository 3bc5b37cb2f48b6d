import { createPath, parsePath } from 'react-router-dom';
import { vi } from 'vitest';

interface Entry {
  url: string;
  state: unknown;
}

/** A window with a history, as the router needs it. Steps are asynchronous, as in a browser. */
export function stubHistory(start: string) {
  const entries: Entry[] = [{ url: start, state: null }];
  let index = 0;
  /** Steps that the browser drops. */
  let dropped = 0;
  const steps: number[] = [];
  const events = new EventTarget();
  const current = () => entries[index] ?? { url: start, state: null };
  const place = (part: 'pathname' | 'search' | 'hash') => parsePath(current().url)[part] ?? '';
  const history = {
    get state() {
      return current().state;
    },
    pushState(state: unknown, _title: string, url: string) {
      entries.splice(index + 1, Infinity, { url, state });
      index += 1;
    },
    replaceState(state: unknown, _title: string, url = current().url) {
      entries[index] = { url, state };
    },
    go(delta: number) {
      steps.push(delta);
      if (dropped > 0) {
        dropped -= 1;
        return;
      }
      setTimeout(() => {
        if (!entries[index + delta]) return;
        index += delta;
        events.dispatchEvent(new Event('popstate'));
      });
    },
  };
  const location = {
    get pathname() {
      return place('pathname');
    },
    get search() {
      return place('search');
    },
    get hash() {
      return place('hash');
    },
  };
  vi.stubGlobal('document', { defaultView: Object.assign(events, { history, location }) });
  return {
    /** The member's Back or Forward. */
    go: (delta: number) => {
      history.go(delta);
      steps.pop();
    },
    drop: () => {
      dropped += 1;
    },
    /** The steps that the app made. */
    steps,
    /** The addresses of all entries; the current one is marked. */
    addresses: () => entries.map(({ url }, at) => (at === index ? '*' : '') + createPath(parsePath(url))),
  };
}
