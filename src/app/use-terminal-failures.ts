import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { failures } from '../api/wire/failures.ts';
import { session } from '../api/wire/session.ts';
import { terminalOf } from '../errors/terminal.ts';
import { paths } from '../paths.ts';

/** Ends the session or the visit when any call says so, silent ones included; the guard then leads to /login. */
export function useTerminalFailures(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      failures.subscribe((error) => {
        const signedIn = session.token() !== null;
        const terminal = terminalOf(error, signedIn);
        if (terminal?.kind === 'gone') void navigate(paths.terminated, { replace: true });
        if (terminal?.kind !== 'signedOut') return;
        session.end(terminal.code);
        // The guard leads a member there, once; this leads a visitor, from a page that needs no login.
        if (!signedIn) void navigate(paths.login, { replace: true });
      }),
    [navigate],
  );
}
