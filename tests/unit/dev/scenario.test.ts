import { expect, test } from 'vitest';
import { scenarioProblem } from '../../../src/dev/scenario.ts';

const operations = [
  {
    ...{ id: 'login', call: 'POST /api/login', tag: 'account', effect: 'command' as const, summary: 'Sign in' },
    answers: [
      { status: 200, name: 'typical' },
      { status: 400, name: 'NO_USER' },
    ],
  },
];

test.each([
  ['login', 400, 'NO_USER', null],
  ['login', 200, 'NO_USER', 'login has no answer 200:NO_USER. It has 200:typical, 400:NO_USER.'],
  ['logout', 200, 'typical', 'The contract has no operation logout.'],
])('B-13 the scenario %s:%s:%s: %s', (operationId, status, name, problem) => {
  expect(scenarioProblem({ operationId, status, name }, operations)).toBe(problem);
});
