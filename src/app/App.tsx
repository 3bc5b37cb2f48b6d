import { Toasts } from '../ui/Toasts.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';

/** The whole app, inside a router; `onStart` hears when it answers to the member. */
export function App({ onStart }: { onStart?: () => void }) {
  return (
    <>
      <CrashBoundary>
        <AppRoutes onStart={onStart} />
      </CrashBoundary>
      <Toasts />
    </>
  );
}
