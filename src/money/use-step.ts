import { useNavigate } from 'react-router-dom';
import { useAddress, useAddressSearch } from '../ui/address.ts';

const parameter = 'step';

/**
 * The progress in an open modal, stored in the address: `?open=refund&step=ask`. It survives a reload; the browser's
 * Back closes the modal from any step (B-05).
 */
export function useStep() {
  const search = useAddressSearch();
  const navigate = useNavigate();
  const state: unknown = useAddress().state;
  const go = (step: string) => {
    const next = new URLSearchParams(search);
    next.set(parameter, step);
    void navigate({ search: next.toString() }, { replace: true, state });
  };
  return { step: search.get(parameter), go };
}
