import { parseArgs } from 'node:util';
import { complain, portOf, startProblem, stopOnSignal } from './sandbox/command-line.ts';
import { createSandbox } from './sandbox/server.ts';

// The chat of the sandbox for use beside Prism, which knows no sockets. Prism answers the chat's HTTP calls, so nothing that a member
// writes arrives here: whoever joins gets one message of every type instead, and the control door pushes more.

function portOrExit(): number {
  try {
    return portOf(parseArgs({ options: { port: { type: 'string', default: '4020' } } }).values.port);
  } catch {
    complain('The chat server takes one option: --port <number>');
  }
}

const port = portOrExit();
try {
  const sandbox = await createSandbox({ port, samplesOnJoin: true });
  stopOnSignal(sandbox);
  console.log(`Chat socket: ${sandbox.url}\nStop: Ctrl+C`);
} catch (problem) {
  complain(startProblem(problem, port));
}
