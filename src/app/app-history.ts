import {
  createPath,
  NavigationType,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';
import { timings } from '../lib/timings.ts';
import { layersAt, stepsToPage, withLayers } from '../ui/modal-address.ts';

type Act = () => void;

/** The key of an entry that another script added is always "default", so the address is compared too. */
export const isSameEntry = (one: Location, other: Location) =>
  one.key === other.key && createPath(one) === createPath(other);

/**
 * The browser's history, with an entry for each open layer. The router does not see these entries: a layer changes
 * neither the address nor its key, and the router's own steps begin below the layers.
 */
export function createAppHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  /** What closes each open layer, the lowest first. */
  const layers: { readonly close: Act }[] = [];
  /** The address that the listener knows. */
  let known: Location = history.location;
  /** Whether the page shows this address. Until then it takes taps. */
  let isShown = true;
  /** Set while the app itself goes back; Back is asynchronous. */
  let goingBack: ReturnType<typeof setTimeout> | undefined;
  /** Steps of the router that wait for it. */
  let waiting: Act[] = [];

  const layersHere = () => layersAt(history.location.state);
  /** The current entry, with another number of layers. */
  const withLayersHere = (count: number) => ({ ...history.location, state: withLayers(history.location.state, count) });

  const goBack = (steps: number) => {
    history.go(-steps);
    goingBack = setTimeout(() => {
      // A browser may drop the step. The member stays on an entry that counts as that of the page.
      history.replace(withLayersHere(0));
      arrive();
    }, timings.historyStep);
  };
  const arrive = () => {
    clearTimeout(goingBack);
    goingBack = undefined;
    const acts = waiting;
    waiting = [];
    for (const act of acts) belowLayers(act);
    settle();
  };
  /** Runs a step of the router when the history has left the entries of all layers. */
  const belowLayers = (act: Act) => {
    if (goingBack === undefined && layersHere() === 0) {
      act();
      return;
    }
    waiting.push(act);
    if (goingBack === undefined) goBack(layersHere());
  };
  /** Adds the entries that open layers lack, and leaves those of layers that are closed, or that Forward came to. */
  const settle = () => {
    if (goingBack !== undefined || !isShown) return;
    const here = layersHere();
    if (here > layers.length) goBack(here - layers.length);
    for (let count = here + 1; count <= layers.length; count += 1) history.push(withLayersHere(count));
  };

  const isCurrent = (to: To, state: unknown) =>
    createPath(history.location) === (typeof to === 'string' ? to : createPath(to)) &&
    JSON.stringify(history.location.state) === JSON.stringify(state ?? null);
  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => {
      if (goingBack === undefined) history.go(delta - layersHere());
      else waiting.push(() => history.go(delta));
    },
    replace: (to, state: unknown) => {
      belowLayers(() => {
        history.replace(to, state);
      });
    },
    // A second tap before the first one's address is rendered adds no second entry of the same link and no second modal.
    push: (to, state: unknown) => {
      belowLayers(() => {
        if (!isShown && stepsToPage(state) === 1) return;
        if (isCurrent(to, state)) history.replace(to, state);
        else history.push(to, state);
      });
    },
  };

  return {
    navigator,
    /** The address without the mark of layers. */
    shown: () => ({ location: layersHere() > 0 ? withLayersHere(0) : history.location, action: history.action }),
    /** Calls `onAddress` when the address changes. */
    listen: (onAddress: () => void) =>
      history.listen(({ action, location }) => {
        if (!isSameEntry(known, location)) {
          known = location;
          isShown = false;
          onAddress();
        }
        if (action !== NavigationType.Pop) return;
        if (goingBack === undefined) {
          // The browser's Back, or a modal closed.
          for (const layer of layers.splice(layersHere()).reverse()) layer.close();
          settle();
        } else arrive();
      }),
    /** To be called when the page shows the address. */
    onShown: () => {
      isShown = true;
      settle();
    },
    addLayer: (close: Act): Act => {
      const layer = { close };
      layers.push(layer);
      // After all changes of the same render: a dialog may replace another one.
      queueMicrotask(settle);
      return () => {
        const place = layers.indexOf(layer);
        if (place !== -1) layers.splice(place, 1);
        queueMicrotask(settle);
      };
    },
  };
}

export type AppHistory = ReturnType<typeof createAppHistory>;
