import { expect, test } from 'vitest';
import { runningSandbox } from '../../support/running-sandbox.ts';

const id = '665f1c2ab7d94e0012a4c101';
const { sandbox, ask } = runningSandbox({ answerDelayMs: 60_000, anyTokenIs: id });

test('sandbox: beside Prism any token belongs to the example member, whose chat is stored', async () => {
  const participant = { userId: id, guestId: '' };
  const json = {
    ...participant,
    ...{ sender: 'customer', message: { message_type: 'text', payload: { message: 'สวัสดี' } } },
    ...{ username: '', name: '', deviceToken: '' },
  };
  expect((await ask('sendChatMessage', { json, token: 'of-prism' })).status).toBe(200);
  const history = { json: { ...participant, limit: 10, skip: 0 } };
  expect((await ask('listChatHistory', { ...history, token: 'another' })).body).toMatchObject({
    messages: [{ sender: 'customer' }],
  });
  expect((await ask('listChatHistory', history)).body).toEqual({ message: 'UNAUTHORIZED' });
  expect(sandbox().control.violations()).toEqual([]);
});
