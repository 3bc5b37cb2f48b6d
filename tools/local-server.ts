import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server on a free port of this machine. */
export async function startLocalServer(listener: RequestListener) {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    /** Ends all connections too. */
    close: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close().closeAllConnections();
      await closed;
    },
  };
}
