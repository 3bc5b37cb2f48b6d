import { useEffect } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { failures } from '../api/wire/api-error.ts';
import { session } from '../api/wire/session/session.ts';
import { terminalOf } from '../errors/terminal.ts';
import { paths } from '../paths.ts';

/**
 * Ends the session or the visit when any call says so, including silent ones. MemberOnly then redirects
 * to /login.
 */
export function useTerminalFailures(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      failures.subscribe((error) => {
        const signedIn = session.token() !== null;
        const terminal = terminalOf(error, signedIn);
        if (terminal?.kind === 'gone') void navigate(paths.terminated, { replace: true });
        if (terminal?.kind !== 'signedOut') return;
        // The login page shows the refusal itself.
        if (!signedIn && matchPath(paths.login, window.location.pathname)) return;
        session.end(terminal.code);
        // MemberOnly redirects a member. A visitor on a public page is redirected here.
        if (signedIn) return;
        session.tellVisitor(terminal.code);
        void navigate(paths.login, { replace: true });
      }),
    [navigate],
  );
}
