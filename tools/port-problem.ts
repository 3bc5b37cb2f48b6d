import { createServer } from 'node:net';

/** Why a port cannot be used, as a sentence without a full stop; undefined if it is free. */
export async function portProblem(wanted: number | string, host = '127.0.0.1'): Promise<string | undefined> {
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535) return `${wanted} is not a port`;
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRINUSE' ? `Port ${port} is in use` : `Port ${port} cannot be used (${message})`),
    );
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
