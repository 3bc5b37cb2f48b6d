import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { keepLastWallet } from '../api/wallet.ts';
import { probeKeys } from '../api/wire/money/key-probe.ts';
import { createQueryClient } from '../api/wire/query/query-client.ts';
import { session } from '../api/wire/session/session.ts';
import { loadTexts } from '../i18n/i18n.ts';
import { settings } from '../settings.ts';
import { configureLinks } from '../ui/link-rules.ts';
import { configureMedia } from '../ui/media-rules.ts';
import { useToken } from './use-token.ts';

configureMedia({ hosts: settings.mediaHosts, apiBaseUrl: settings.apiBaseUrl });
configureLinks({
  appSchemes: settings.appLinkSchemes,
  // An app served from this machine may open the sandbox's test sites on this machine.
  allowHttpLoopback: /^(localhost|127\.0\.0\.1|\[::1\])$/.test(
    typeof location === 'undefined' ? '' : location.hostname,
  ),
});

/** The query cache of every page except /login. Each session gets a new one. */
export function Queries() {
  const token = useToken();
  return <Cache key={token} />;
}

function Cache() {
  const [client] = useState(createQueryClient);
  useEffect(() => keepLastWallet(client), [client]);
  useEffect(() => {
    if (session.token() !== null) void probeKeys();
  }, []);
  useEffect(() => {
    if (session.token() === null || !session.hasSentCommands()) return;
    // A money sheet restores them too. A file that failed is fetched again when the browser is online or the page visible.
    const stop = new AbortController();
    const tryAgain = () => {
      restore(client).then(
        () => stop.abort(),
        () => undefined,
      );
    };
    addEventListener('online', tryAgain, { signal: stop.signal });
    document.addEventListener('visibilitychange', tryAgain, { signal: stop.signal });
    tryAgain();
    return () => {
      stop.abort();
    };
  }, [client]);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}

/** Shows the money commands from before a reload or from an earlier session of the member. */
async function restore(client: QueryClient) {
  await loadTexts('outcome', 'titles', 'deposit');
  const [{ restoredMemberOf }] = await Promise.all([
    import('../money/restore-commands.ts'),
    // Sets the view of outcomes without a sheet.
    import('../money/use-money-command.ts'),
  ]);
  restoredMemberOf(client);
}
