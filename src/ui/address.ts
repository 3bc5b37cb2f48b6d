import { createContext, useContext, useMemo } from 'react';
import { useLocation, type Location } from 'react-router-dom';

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
