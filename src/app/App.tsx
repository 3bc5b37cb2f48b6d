import { settings } from '../settings.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { CrashBoundary } from '../ui/crash-boundary.ts';
import { serviceName } from '../ui/service-name.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { Crash } from './Crash.tsx';

// Used until the service sends its own name.
serviceName.set(settings.name);

/** The whole app, inside a router. `onStart` is called when it handles input. */
export function App({ onStart }: { onStart?: () => void }) {
  return (
    <>
      <CrashBoundary fallback={() => <Crash />}>
        <AppRoutes onStart={onStart} />
      </CrashBoundary>
      <Announcer />
      <Toasts />
    </>
  );
}
