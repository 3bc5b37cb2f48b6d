import { createInterface } from 'node:readline';
import { portProblem } from '../port-problem.ts';
import { endOnSignal, start, stopAll, type Command } from './processes.ts';

export interface Server extends Command {
  host: string;
  port: number;
  /** Its second port, that of the game sites. */
  gamePort?: number;
}

export const addressOf = ({ host, port }: { host: string; port: number }) => `http://${host}:${port}`;

/** The app with hot reload. It proxies the backend and the chat server from their ports. */
export function appServer(port: number, env: { WALLET_DEV_BACKEND: string; WALLET_DEV_CHAT: string }): Server {
  const run = ['node_modules/vite/bin/vite.js', '--mode', 'sandbox', '--port', String(port), '--clearScreen', 'false'];
  return { name: 'app', host: 'localhost', port, run, env };
}

/** Prefixes lines with names. When a server ends, all end. A port in use prints one line with the advice and exits with 2. */
export async function runServers(servers: readonly Server[], advice: string): Promise<void> {
  for (const { name, host, port, gamePort = port } of servers) {
    const own = await portProblem(port, host);
    const problem = own ?? (await portProblem(gamePort, host));
    if (problem === undefined) continue;
    console.error(`${problem}, and the ${own === undefined ? 'game sites' : name} would use it: ${advice}`);
    process.exit(2);
  }
  endOnSignal(0);
  const color: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  for (const server of servers) {
    const child = start({ ...server, env: { ...color, ...server.env } }, 'pipe');
    for (const stream of [child.stdout, child.stderr]) {
      if (stream)
        createInterface(stream).on('line', (line) => line && console.log(`${server.name.padEnd(7)} | ${line}`));
    }
    child.once('exit', (code, signal) => {
      // The first server that ends causes the exit; the others are stopped because of it.
      if (process.exitCode !== undefined) return;
      process.exitCode = 1;
      console.error(`${server.name} ended (${signal ?? `exit code ${code}`}), so the others are stopped.`);
      void stopAll();
    });
  }
}
