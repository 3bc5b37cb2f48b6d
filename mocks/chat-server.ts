import { parseArgs } from 'node:util';
import { complain, portOf, startProblem, stopOnSignal } from './sandbox/command-line.ts';
import { createSandbox } from './sandbox/server.ts';

// The chat of the sandbox for use beside Prism, which knows no sockets and keeps nothing: the chat's calls and its socket come here.
// Whoever joins is shown one message of every type. Prism's tokens are those of its example member.
const exampleMember = '665f1c2ab7d94e0012a4c101';

function portOrExit(): number {
  try {
    return portOf(parseArgs({ options: { port: { type: 'string', default: '4020' } } }).values.port);
  } catch {
    complain('The chat server takes one option: --port <number>');
  }
}

const port = portOrExit();
try {
  const sandbox = await createSandbox({ port, samplesOnJoin: true, anyTokenIs: exampleMember });
  stopOnSignal(sandbox);
  console.log(`Chat: ${sandbox.url}\nStop: Ctrl+C`);
} catch (problem) {
  complain(startProblem(problem, port));
}
