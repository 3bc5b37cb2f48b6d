import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { ModalName } from '../paths.ts';

/** Provided by AppRouter; undefined in a prerendered document. */
export const AddressContext = createContext<Location | undefined>(undefined);

/** The address with its modal. The router's useLocation has the address of the page behind the modal (decision 014). */
export function useAddress(): Location {
  const page = useLocation();
  return useContext(AddressContext) ?? page;
}

/** The parameters of the address, those of a modal included. */
export function useAddressSearch(): URLSearchParams {
  const { search } = useAddress();
  return useMemo(() => new URLSearchParams(search), [search]);
}

const parameter = 'open';

/** The address that opens a modal over the current page: `?open=deposit`, `?open=game&slot=PGSLOT` (B-05). */
export const modalAddress = (name: ModalName, more: Readonly<Record<string, string>> = {}) => ({
  search: `?${new URLSearchParams({ [parameter]: name, ...more }).toString()}`,
});

/** The search of the page behind the modal: `?open=slips&page=2` is `?page=2`. Equal to `search` without a modal. */
export function withoutModal(search: string): string {
  const parameters = new URLSearchParams(search);
  if (!parameters.has(parameter)) return search;
  parameters.delete(parameter);
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** Marks a modal opened within the app, so that closing it goes back instead of adding a history entry. */
export const openedHere = { stepsToPage: 1 };

/** How many history steps a modal, with the layers over it, is from the page behind it; undefined if unknown. */
export function stepsToPage(state: unknown): number | undefined {
  const steps = typeof state === 'object' && state !== null && 'stepsToPage' in state ? state.stepsToPage : undefined;
  return typeof steps === 'number' ? steps + layersAt(state) : undefined;
}

/**
 * How many layers are open at a history entry. A layer is a dialog that is not in the address: a question, an alert, a
 * picker, details. Its entry has the address and the key of the page or modal below it, so that the router shows the
 * same (decision 014).
 */
export function layersAt(state: unknown): number {
  const layers = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : undefined;
  return typeof layers === 'number' ? layers : 0;
}

/** The state of a history entry, marked with the number of layers that are open there. */
export const withLayers = (state: unknown, layers: number) => ({ ...(typeof state === 'object' && state), layers });

/** Adds a layer that the browser's Back closes with `close`, and returns the function that removes it. */
type AddLayer = (close: () => void) => () => void;

/** Provided by AppRouter; undefined in a prerendered document. */
export const LayersContext = createContext<AddLayer | undefined>(undefined);

/** Gives a mounted dialog a history entry of its own, so that the browser's Back closes this dialog only. */
export function useLayer(isLayer: boolean, onClose: () => void): void {
  const addLayer = useContext(LayersContext);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (isLayer ? addLayer?.(() => close()) : undefined), [isLayer, addLayer]);
}

/**
 * The modal named in the address, with functions to open and close. The browser's Back closes it, a deep link opens it
 * (B-05).
 */
export function useModal() {
  const search = useAddressSearch();
  const location = useAddress();
  const navigate = useNavigate();
  const steps = stepsToPage(location.state);
  // Going back is asynchronous: a second tap in the meantime would leave the page too.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [location.key]);
  const close = useCallback(() => {
    if (isClosing.current) return;
    isClosing.current = true;
    if (steps === undefined) void navigate({ search: '' }, { replace: true });
    else void navigate(-steps);
  }, [steps, navigate]);
  const open = useCallback(
    (name: ModalName, more?: Readonly<Record<string, string>>) => {
      // The browser may already have left the page that is still mounted. Do not navigate back to it.
      if (window.location.pathname === location.pathname)
        void navigate(modalAddress(name, more), { state: openedHere });
    },
    [navigate, location.pathname],
  );
  return { name: search.get(parameter), search, open, close };
}
