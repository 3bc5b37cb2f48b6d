import { expect, test, vi } from 'vitest';

const settings = { laos: false };
vi.doMock('../../../../src/settings.ts', () => ({ settings }));
const { readLogin } = await import('../../../../src/features/login/login-form.ts');

test.each([
  ['Thai', false, '081-234 5678', '0812345678', undefined],
  ['Laos', true, ' 020 5551 2345 ', '02055512345', '020 5551 2345'],
  ['Laos', true, '໐໒໐໕໕໕໑໒໓໔໕', '02055512345', '໐໒໐໕໕໕໑໒໓໔໕'],
  ['Laos', true, ' 02055512345', '02055512345', undefined],
  ['Laos', true, 'somphone ', 'somphone', undefined],
])('A-122 the %s build (laos: %s) reads %j as %s, and as typed %j', (_build, laos, username, sent, asTyped) => {
  settings.laos = laos;
  const data = new FormData();
  data.set('username', username);
  data.set('password', 'naga1234');
  expect(readLogin(data)).toEqual({ body: { username: sent, password: 'naga1234' }, asTyped, wrong: [] });
});

test('R-147 a password is read with the spaces at its ends', () => {
  settings.laos = false;
  const data = new FormData();
  data.set('username', '0812345678');
  data.set('password', ' naga 1234 ');
  expect(readLogin(data).body?.password).toBe(' naga 1234 ');
});
