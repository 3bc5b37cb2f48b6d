import { fireEvent } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { callsOf, holdAnswer, time } from '../../support/screen-service.ts';
import { forms } from '../../support/screen-forms.ts';
import { field, fill, press, reaction, until } from '../../support/screen.ts';

/** Another text of the same kind. */
const other = (text: string) => text.replace(/.$/, (last) => (/\d/.test(last) ? String((Number(last) + 1) % 10) : 'A'));

/** A step of a registration unlocks when its text changes. */
const single = forms.filter(({ name }) => !name.endsWith('of a registration'));

test.each(single)(
  'quality 1: Enter with another text while $name is being sent sends nothing more',
  async ({ begin, again, operation, send, at }) => {
    await begin();
    await again?.();
    const input = await field(at);
    const form = input.closest('form');
    if (!(input instanceof HTMLInputElement) || !form) throw new Error('No field of a form');
    const release = holdAnswer(operation);
    await press('button', send);
    await until(() => callsOf(operation).length === 1, 'the request');
    // Equal commands would be joined.
    if (!input.readOnly && !input.disabled) await fill(at, other(input.value));
    await time.pass(reaction);
    fireEvent.submit(form);
    // Longer than the delay of any form.
    await time.pass(2_000);
    expect(callsOf(operation)).toHaveLength(1);
    await release();
    await time.settle();
  },
);
