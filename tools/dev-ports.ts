import { readArguments } from './read-arguments.ts';

const usualPort = 5173;
const [lowest, highest] = [3000, 65_535];

/**
 * The option `--port` of `npm run dev` and `npm run dev:mock`: the port of the app, and the distance by which all other ports move. So two
 * checkouts run side by side.
 */
export function readDevPorts(command: string) {
  const usage = `${command} -- [--port <number>]`;
  const { port: text = String(usualPort) } = readArguments({ usage, options: { port: { type: 'string' } } }).values;
  const app = Number(text);
  if (!Number.isInteger(app) || app < lowest || app > highest) {
    console.error(`--port wants a number from ${lowest} to ${highest}, not "${text}". Usage: ${usage}`);
    process.exit(2);
  }
  return {
    app,
    moved: (port: number) => port + app - usualPort,
    /** What to do about a port in use. */
    advice: `stop what uses it, or move all ports: ${command} -- --port ${app + 1}`,
  };
}
