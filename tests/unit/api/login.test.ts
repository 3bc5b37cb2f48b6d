import { expect, test } from 'vitest';
import { json, runningWire } from '../../support/wire-server.ts';

const wire = await runningWire();
const { login } = await import('../../../src/api/account.ts');

/** With another password each time, because an equal command joins the one before. */
let attempt = 0;
const credentials = () => ({ username: '02077771234', password: `naga${String((attempt += 1))}` });
const sent = () => wire.received.map((request): unknown => JSON.parse(request.body.toString()));

test('A-122 quality 1: a number that the service does not know is sent once more as typed, and not again', async () => {
  const body = credentials();
  wire.answer = json({ message: 'NO_USER' }, 400);
  await expect(login(body, '020 7777 1234')).rejects.toMatchObject({ code: 'NO_USER' });
  expect(sent()).toEqual([body, { ...body, username: '020 7777 1234' }]);
});

test.each(['WRONG_CREDENTIAL', 'INACTIVE_USER', 'REQUEST_LIMIT'])(
  'A-122 after %s nothing else is sent',
  async (code) => {
    const body = credentials();
    wire.answer = json({ message: code }, 400);
    await expect(login(body, '020 7777 1234')).rejects.toMatchObject({ code });
    expect(sent()).toEqual([body]);
  },
);

test('A-122 quality 1: a login that differs in nothing is sent once', async () => {
  const body = credentials();
  wire.answer = json({ message: 'NO_USER' }, 400);
  await expect(login(body)).rejects.toMatchObject({ code: 'NO_USER' });
  expect(sent()).toEqual([body]);
});
