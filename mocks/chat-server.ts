import { readArguments } from '../tools/read-arguments.ts';
import { complain, portOf, startProblem, stopOnSignal } from './sandbox/command-line.ts';
import { createSandbox } from './sandbox/server.ts';

// The sandbox's chat, for use beside Prism. Prism has no sockets and no state, so chat calls and the chat socket come
// here. Each new participant gets one message of every type. Any token is accepted as the example member of Prism.
const exampleMember = '665f1c2ab7d94e0012a4c101';

const usage = 'mocks/chat-server.ts --port <number>';
const { values } = readArguments({ usage, options: { port: { type: 'string', default: '4020' } } });
const port = portOf(values.port, usage);
try {
  const sandbox = await createSandbox({ port, samplesOnJoin: true, anyTokenIs: exampleMember });
  stopOnSignal(sandbox);
  console.log(`Chat: ${sandbox.url}\nStop: Ctrl+C`);
} catch (problem) {
  complain(startProblem(problem, port));
}
