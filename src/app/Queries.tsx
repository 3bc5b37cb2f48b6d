import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { keepLastWallet } from '../api/last-wallet.ts';
import { createQueryClient } from '../api/query-client.ts';
import { session } from '../api/session.ts';

/** The cache of server state, for every page but the login page, which does without it. */
export function Queries() {
  const [client] = useState(createQueryClient);
  useEffect(() => {
    const stopKeeping = keepLastWallet(client);
    // Nothing of one member is left in memory for the next.
    const stopClearing = session.subscribe(() => {
      if (session.token() === null) client.clear();
    });
    return () => {
      stopKeeping();
      stopClearing();
    };
  }, [client]);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
