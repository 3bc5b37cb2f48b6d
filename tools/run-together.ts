import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { portProblem } from './port-problem.ts';

/** One process of several that make a development server. */
export interface Part {
  name: string;
  host: string;
  port: number;
  /** Arguments for node, relative to the project's folder. */
  command: string[];
  env: Record<string, string>;
}

export const addressOf = ({ host, port }: { host: string; port: number }) => `http://${host}:${port}`;

/** The app with hot reload, calling a backend and a chat server on other ports through its own. */
export function appPart(env: { WALLET_DEV_BACKEND: string; WALLET_DEV_CHAT: string }): Part {
  const command = ['node_modules/vite/bin/vite.js', '--mode', 'sandbox', '--port', '5173', '--clearScreen', 'false'];
  return { name: 'app', host: 'localhost', port: 5173, command, env };
}

const running = new Map<string, ChildProcess>();
let stopping = false;

/** Runs the parts with their names before their lines; when one ends, all end. A busy port is one line and exit 1. */
export async function runTogether(parts: readonly Part[]): Promise<void> {
  const problems = await Promise.all(parts.map(({ port, host }) => portProblem(port, host)));
  const problem = problems.find((text) => text !== undefined);
  if (problem) {
    console.error(`${problem}: stop what uses it, then start again.`);
    process.exitCode = 1;
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
  parts.forEach(start);
}

function start({ name, command, env }: Part): void {
  const child = spawn(process.execPath, command, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.set(name, child);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => line && console.log(`${name.padEnd(7)} | ${line}`));
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
