import { createInterface } from 'node:readline';
import { portProblem } from '../port-problem.ts';
import { endOnSignal, start, stopAll, type Command } from './processes.ts';

/** One process of several that make a development server. */
export interface Server extends Command {
  name: string;
  host: string;
  port: number;
}

export const addressOf = ({ host, port }: { host: string; port: number }) => `http://${host}:${port}`;

/** The app with hot reload, calling a backend and a chat server on other ports through its own. */
export function appServer(env: { WALLET_DEV_BACKEND: string; WALLET_DEV_CHAT: string }): Server {
  const run = ['node_modules/vite/bin/vite.js', '--mode', 'sandbox', '--port', '5173', '--clearScreen', 'false'];
  return { name: 'app', host: 'localhost', port: 5173, run, env };
}

/** Runs the servers with their names before their lines; when one ends, all end. A busy port is one line and exit 2. */
export async function runServers(servers: readonly Server[]): Promise<void> {
  const problems = await Promise.all(servers.map(({ port, host }) => portProblem(port, host)));
  const problem = problems.find((text) => text !== undefined);
  if (problem) {
    console.error(`${problem}: stop what uses it, then start again.`);
    process.exitCode = 2;
    return;
  }
  endOnSignal(0);
  for (const server of servers) {
    const color: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = start({ ...server, env: { ...color, ...server.env } }, 'pipe');
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface(stream).on('line', (line) => line && console.log(`${server.name.padEnd(7)} | ${line}`));
    }
    child.once('exit', (code, signal) => {
      // Only the first to end is a surprise; the others are stopped because of it.
      if (process.exitCode !== undefined) return;
      process.exitCode = 1;
      console.error(`${server.name} ended (${signal ?? `exit code ${code}`}), so the others are stopped.`);
      void stopAll();
    });
  }
}
