import { settings } from '../settings.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { serviceName } from '../ui/service-name.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';

// Used until the service sends its own name.
serviceName.set(settings.name);

/** The whole app, inside a router. `onStart` is called when it handles input. */
export function App({ onStart }: { onStart?: () => void }) {
  return (
    <>
      <CrashBoundary>
        <AppRoutes onStart={onStart} />
      </CrashBoundary>
      <Announcer />
      <Toasts />
    </>
  );
}
