import { readArguments, refuse } from '../../tools/read-arguments.ts';
import { isScenario, scenarioNames } from './scenarios.ts';
import type { Sandbox } from './server.ts';

/** Prints one line and ends with 2: nothing was started. */
export function complain(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Distance between the sandbox's port and the port of the game sites. */
export const gamePortStep = 5;
const highestPort = 65_535 - gamePortStep;

export function portOf(text: string, usage: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= highestPort) return port;
  return refuse(`--port wants a number up to ${highestPort}, not "${text}"`, usage);
}

/** Why a server did not start, in one line. */
export function startProblem(problem: unknown, port: number): string {
  if (!(problem instanceof Error)) return String(problem);
  if (!('code' in problem && problem.code === 'EADDRINUSE')) return problem.message;
  const busy = 'port' in problem ? Number(problem.port) : port;
  // The user did not choose this port: it follows from the sandbox's port.
  const which = busy === port ? `Port ${busy}` : `Port ${busy}, where the games of port ${port} are,`;
  return `${which} is in use. Stop what runs there, or choose another: --port ${port + 1}`;
}

export function stopOnSignal(sandbox: Sandbox): void {
  const stop = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

export type Options = ReturnType<typeof optionsOrExit>;

export function optionsOrExit() {
  const usage = '--port <number> --site <folder> --scenario <name> --quiet';
  const { port, site, scenario, quiet } = readArguments({
    usage,
    options: {
      port: { type: 'string', default: '4000' },
      site: { type: 'string' },
      scenario: { type: 'string', default: 'default' },
      quiet: { type: 'boolean', default: false },
    },
  }).values;
  if (!isScenario(scenario)) return refuse(`--scenario is one of ${scenarioNames.join(', ')}`, usage);
  return { port: portOf(port, usage), site, scenario, quiet };
}
