import { useNavigate } from 'react-router-dom';
import { modalAddress, stepsToPage, useAddress, useAddressSearch } from '../../ui/modal-address.ts';

/**
 * The view of the deposit modal in the address: `?open=deposit&way=qr&bank=WW`. Back leads from a view to the list, and
 * from the list to the page (B-05).
 */
export function useDepositAddress() {
  const address = useAddressSearch();
  const navigate = useNavigate();
  const state: unknown = useAddress().state;
  const fromList = typeof state === 'object' && state !== null && 'fromList' in state;
  const steps = stepsToPage(state);
  const viewState = { fromList: true, ...(steps !== undefined && { stepsToPage: steps + 1 }) };
  return {
    address,
    /** For links from the list to a view. */
    toView: (way: string, more: Readonly<Record<string, string>> = {}) => ({
      to: modalAddress('deposit', { way, ...more }),
      state: viewState,
    }),
    /** For links from one view to another, by default the list, which replaces it in the history. */
    toOtherView: (way?: string) => ({ to: modalAddress('deposit', { ...(way && { way }) }), replace: true, state }),
    backToList: () => void (fromList ? navigate(-1) : navigate(modalAddress('deposit'), { replace: true })),
  };
}

export type DepositAddress = ReturnType<typeof useDepositAddress>;
