import { expect, test, vi } from 'vitest';

const settings = { laos: false };
vi.doMock('../../../../src/settings.ts', () => ({ settings }));
const { readLogin } = await import('../../../../src/features/login/login-form.ts');

test.each([
  ['Thai', false, '081-234 5678', '0812345678'],
  ['Laos', true, ' 020 5551 2345 ', '020 5551 2345'],
])('A-122 in the %s build (laos: %s) a login with %j sends %j', (_build, laos, username, sent) => {
  settings.laos = laos;
  const data = new FormData();
  data.set('username', username);
  data.set('password', 'naga1234');
  expect(readLogin(data).body).toEqual({ username: sent, password: 'naga1234' });
});
