/** `npm run dev:mock`: the dev server, Prism and the chat server together; when one ends, all end. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { portProblem } from './port-problem.ts';

interface Part {
  name: string;
  host: string;
  port: number;
  command: string[];
  env: Record<string, string>;
}

const mock = { host: '127.0.0.1', port: 4010 };
const chat = { host: '127.0.0.1', port: 4020 };

const parts: Part[] = [
  {
    name: 'app',
    host: 'localhost',
    port: 5173,
    command: ['node_modules/vite/bin/vite.js', '--mode', 'sandbox', '--port', '5173', '--clearScreen', 'false'],
    env: { WALLET_DEV_BACKEND: address(mock), WALLET_DEV_CHAT: address(chat) },
  },
  { name: 'mock', ...mock, command: ['tools/mock.ts', '--verboseLevel', 'warn'], env: { PORT: String(mock.port) } },
  { name: 'chat', ...chat, command: ['mocks/chat-server.ts', '--port', String(chat.port)], env: {} },
];

const running = new Map<string, ChildProcess>();
let stopping = false;

const problems = await Promise.all(parts.map(({ port, host }) => portProblem(port, host)));
const problem = problems.find((text) => text !== undefined);
if (problem) {
  console.error(`${problem}: stop what uses it, then start again.`);
  process.exitCode = 1;
} else {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
  parts.forEach(start);
}

function address({ host, port }: { host: string; port: number }): string {
  return `http://${host}:${port}`;
}

function start({ name, command, env }: Part): void {
  const child = spawn(process.execPath, command, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.set(name, child);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => line && console.log(`${name.padEnd(4)} | ${line}`));
  }
  child.once('close', (code, signal) => {
    running.delete(name);
    if (!stopping) {
      console.error(`${name} ended (${signal ?? `exit code ${code}`}), so the others are stopped.`);
      stop(1);
    }
  });
}

function stop(code: number): void {
  stopping = true;
  process.exitCode = code;
  for (const child of running.values()) child.kill('SIGTERM');
  // Whatever does not end by itself would keep its port.
  setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), 3000).unref();
}
