import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { modalAddress } from '../../ui/modal-address.ts';

/** How far a view is from the page behind the modal, in steps of the browser's history; absent where that is not known. */
interface ViewState {
  fromList: true;
  stepsToPage?: 2;
}

const has = <Key extends string>(state: unknown, key: Key): state is Record<Key, unknown> =>
  typeof state === 'object' && state !== null && key in state;

/**
 * The views of the deposit modal in the address: `?open=deposit&way=qr&bank=WW`. The browser's Back leads from a view to the
 * list and from there to the page (B-05).
 */
export function useDepositAddress(onClose: () => void) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const fromList = has(state, 'fromList');
  const viewState: ViewState = { fromList: true, ...(has(state, 'openedHere') && { stepsToPage: 2 as const }) };
  return {
    address,
    /** For links from the list to a view. */
    toView: (way: string, more: Readonly<Record<string, string>> = {}) => ({
      to: modalAddress('deposit', { way, ...more }),
      state: viewState,
    }),
    /** For links from one view to another, which takes its place. */
    toOtherView: (way: string) => ({ to: modalAddress('deposit', { way }), replace: true, state }),
    backToList: () => void (fromList ? navigate(-1) : navigate(modalAddress('deposit'), { replace: true })),
    close: () => {
      if (has(state, 'stepsToPage')) void navigate(-2);
      else onClose();
    },
  };
}

export type DepositAddress = ReturnType<typeof useDepositAddress>;
