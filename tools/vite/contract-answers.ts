import type { Plugin } from 'vite';
import { operations } from '../../generated/operations.ts';
import { namedAnswers, summaryOf } from '../../mocks/sandbox/contract-example.ts';

/** Serves the examples of every operation at /__contract for the scenario switch of development builds (B-13). */
export function contractAnswers(): Plugin {
  return {
    name: 'wallet-contract-answers',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/__contract', (_request, response) => {
        const list = Object.values(operations).map(({ id, method, path, tag, effect }) => ({
          ...{ id, call: `${method.toUpperCase()} ${path}`, tag, effect, summary: summaryOf(id) },
          answers: namedAnswers(id).map(({ status, name, summary }) => ({ status, name, summary })),
        }));
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(list));
      });
    },
  };
}
