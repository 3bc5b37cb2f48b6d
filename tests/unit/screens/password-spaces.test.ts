import { expect, test } from 'vitest';
import { fill, open, press, see, until } from '../../support/screen.ts';
import { control } from '../../support/screen-service.ts';
import * as steps from '../../support/screen-register.ts';
import { rich } from '../../support/test-world.ts';

const password = ' naga 1234 ';

async function change() {
  await open('/user/profile?open=password');
  await fill('Old password', 'naga1234');
  await fill('New password', password);
  await fill('Confirm new password', password);
  await press('button', 'Save');
  await see('Password changed');
}

test('R-317 a new password keeps the spaces at its ends', async () => {
  await change();
  expect(control.member(rich).password).toBe(password);
});

test('R-147 a password with spaces at its ends lets its member log in', async () => {
  await change();
  await press('button', 'Log out');
  await fill('Phone number', rich);
  await fill('Password', password);
  await press('button', 'Log in');
  await see('Total balance');
});

test('R-168 the password of a registration keeps the spaces at its ends', async () => {
  await open('/register', steps.visitor);
  await steps.toDetails();
  await fill('Name', 'Somsri Jaidee');
  await fill('Password', password);
  await fill('Confirm password', password);
  await press('button', 'Next');
  await see('Bank account');
  await steps.fillBank();
  await press('button', 'Register');
  await until(() => location.pathname === '/login', 'the login');
  expect(control.member(steps.phone).password).toBe(password);
});
