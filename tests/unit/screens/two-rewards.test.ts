import { describe, expect, test } from 'vitest';
import { callsOf, holdAnswer } from '../../support/screen-service.ts';
import { find, open, press, until } from '../../support/screen.ts';

// Each code has its own outcome.

describe.each([
  ['promotion', 'R-342', 'activatePromotion', 'Claim promotion', 'NAGA2026', 'REFILL10'],
  ['bonus', 'R-334', 'activateBonus', 'Claim bonus', 'DAILY20', 'SONGKRAN10'],
] as const)('the sheet of a %s', (kind, id, operation, button, first, second) => {
  const receiveFirst = async () => {
    await open(`/user/bonus?open=${kind}&code=${first}`);
    const release = holdAnswer(operation);
    await press('button', button);
    await until(() => callsOf(operation).length === 1, 'the request');
    await open(`/user/bonus?open=${kind}&code=${second}`);
    return release;
  };

  test(`${id} A-118 can be used while another one is received`, async () => {
    const release = await receiveFirst();
    expect((await find('button', button)).getAttribute('aria-disabled')).not.toBe('true');
    await release();
  });
});
