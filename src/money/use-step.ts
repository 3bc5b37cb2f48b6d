import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const parameter = 'step';

/**
 * The progress in an open modal, stored in the address: `?open=refund&step=ask`. It survives a reload; the browser's
 * Back closes the modal from any step (B-05).
 */
export function useStep() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const go = (step: string) => {
    const next = new URLSearchParams(search);
    next.set(parameter, step);
    void navigate({ search: next.toString() }, { replace: true, state });
  };
  return { step: search.get(parameter), go };
}
