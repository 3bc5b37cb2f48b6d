import { describe, expect, test } from 'vitest';
import { sentCommandsKey } from '../../../src/api/wire/session/stored-token.ts';
import { callsOf, control } from '../../support/screen-service.ts';
import { all, fill, find, open, press, reload, until } from '../../support/screen.ts';

// Commands of an earlier session, and commands that somebody changed in the storage.

const stored = {
  ...{ id: 'one', at: 0, isBeforeOld: false, epoch: 'an earlier session' },
  owner: null,
};

async function openWith(address: string, entry: object) {
  sessionStorage.setItem(sentCommandsKey, JSON.stringify([{ ...stored, at: Date.now(), ...entry }]));
  await open(address, { anew: true });
}

const commands = [
  ['transfer', '/user/profile?open=transfer&to=PGSLOT', { amount: 50, from: 'WALLET', to: 'PGSLOT' }],
  ['transfer', '/user/profile?open=game&slot=PGSLOT', { amount: 50, from: 'WALLET', to: 'PGSLOT' }],
  ['transferAll', '/user/profile?open=game&slot=PGSLOT', { to: 'PGSLOT' }],
  ['withdrawAll', '/user/profile?open=withdraw', { amount: 50 }],
  ['createQrcode WW', '/user/profile?open=deposit&way=qr&bank=WW', { amount: 50 }],
  ['receiveRefund', '/user/profile?open=refund', {}],
  ['receiveInviteBonus', '/user/profile?open=invite', {}],
] as const;

describe.each(commands)('%s, %s', (key, address, details) => {
  const [operationId] = key.split(' ');

  test('A-22 a command of a member who was never read is told without its amount', async () => {
    await openWith(address, { operationId, key, details });
    const alert = await find('alertdialog');
    expect(alert.textContent).toMatch(/If it was yours|Look at it before you try again/);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|50\.00/);
  });

  test('A-22 it leaves the screen of its command to this member', async () => {
    await openWith(address, { operationId, key, details });
    await find('alertdialog');
    expect(all('dialog')[0]?.textContent).not.toMatch(/If it was yours|This part stopped/);
  });
});

test.each([
  ['transfer', '/user/profile?open=transfer&to=PGSLOT', 'Transfer 100.00 baht', { to: undefined }],
  ['transfer', '/user/profile?open=transfer&to=PGSLOT', 'Transfer 100.00 baht', { amount: 'a lot' }],
  ['withdrawAll', '/user/profile?open=withdraw', 'Withdraw 100.00 baht', { amount: undefined }],
] as const)(
  'A-116 a stored %s whose details were damaged is not told: %s',
  async (operation, address, button, damage) => {
    await open(address);
    control.fail(operation, { status: 502, body: 'Bad Gateway' });
    await fill(/Amount/, '100');
    await press('button', button);
    await until(() => callsOf(operation).length === 1, 'the request');
    const [entry] = JSON.parse(sessionStorage.getItem(sentCommandsKey) ?? '[]') as [{ details: object }]; // as the app wrote it
    sessionStorage.setItem(sentCommandsKey, JSON.stringify([{ ...entry, details: { ...entry.details, ...damage } }]));
    await reload();
    await find('textbox', /Amount/);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|Not confirmed yet/);
  },
);
