import { control } from './screen-service.ts';
import { all, fill, open, press, see } from './screen.ts';

export const visitor = { as: null };
/** Not registered. */
export const phone = '0899000111';

export const start = () => open('/register', visitor);

/** What is said to be wrong. */
export const alerts = () =>
  all('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

/** From the open registration. */
export async function toCode() {
  await fill('Phone number', phone);
  await press('button', 'Next');
  await see(`Code sent to ${phone}`);
}

export async function toDetails() {
  await toCode();
  await fill('OTP code', control.otp(phone) ?? '');
  await press('button', 'Verify');
  await see('Your details');
}

export async function fillDetails() {
  await fill('Name', 'Somsri Jaidee');
  await fill('Password', 'naga1234');
  await fill('Confirm password', 'naga1234');
}

export async function toBank() {
  await toDetails();
  await fillDetails();
  await press('button', 'Next');
  await see('Bank account');
}

export async function fillBank() {
  await fill('Bank', 'SCB');
  await fill('Account number', '4051112223');
  await fill("Account holder's first name", 'SOMSRI');
  await fill("Account holder's last name", 'JAIDEE');
}
