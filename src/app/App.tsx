import { BrowserRouter } from 'react-router-dom';
import { Toasts } from '../ui/Toasts.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { AppRoutes } from './AppRoutes.tsx';

export function App() {
  return (
    <BrowserRouter>
      <CrashBoundary>
        <AppRoutes />
      </CrashBoundary>
      <Toasts />
    </BrowserRouter>
  );
}
