import type { Sandbox } from './server.ts';

/** Ends the program with one clear line. */
export function complain(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The games' site listens so many ports above the sandbox. */
export const gamePortStep = 5;
const highestPort = 65_535 - gamePortStep;

export function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > highestPort)
    throw new Error(`--port wants a number up to ${highestPort}, not "${text}".`);
  return port;
}

/** Why a server did not start, in one line. */
export function startProblem(problem: unknown, port: number): string {
  if (!(problem instanceof Error)) return String(problem);
  if (!('code' in problem && problem.code === 'EADDRINUSE')) return problem.message;
  // The games' site has a port that follows from this one.
  const busy = 'port' in problem ? String(problem.port) : String(port);
  return `Port ${busy} is in use. Stop what runs there, or choose another: --port ${port + 1}`;
}

/** Ctrl+C and a polite kill close the server and end the program. */
export function stopOnSignal(sandbox: Sandbox): void {
  const stop = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
