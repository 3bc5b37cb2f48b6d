import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { keepLastWallet } from '../api/wallet.ts';
import { probeKeys } from '../api/wire/money/key-probe.ts';
import { createQueryClient } from '../api/wire/query/query-client.ts';
import { session } from '../api/wire/session/session.ts';
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
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
