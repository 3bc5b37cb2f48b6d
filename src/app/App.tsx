import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { failures } from '../api/failures.ts';
import { session } from '../api/session.ts';
import { terminalOf } from '../errors/terminal.ts';
import { AppRoutes } from './routes.tsx';

export function App() {
  useEffect(
    () =>
      failures.subscribe((error) => {
        const terminal = terminalOf(error, session.token() !== null);
        if (terminal?.kind === 'signedOut') session.end(terminal.code);
      }),
    [],
  );
  return (
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  );
}
