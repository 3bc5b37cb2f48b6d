import { describe, expect, test } from 'vitest';
import { callsOf, holdAnswer } from '../../support/screen-service.ts';
import { all, fill, find, open, press, see, shownText } from '../../support/screen.ts';

describe('the reading of a period', () => {
  test('B-15 shows the part of its pages that was read', async () => {
    await open('/user/statement');
    const release = holdAnswer('listStatements');
    await fill('From', '2026-01-01');
    await see('Loading page 1');
    expect((await find('progressbar')).getAttribute('value')).toBe('0');
    await release();
    await see('Loading page 2');
    const pages = Number(/Loading page 2 of up to (\d+)/.exec(shownText())?.[1]);
    expect(pages).toBeGreaterThan(1);
    expect(Number((await find('progressbar')).getAttribute('value'))).toBeCloseTo(100 / pages);
  });

  test('B-15 that is stopped before its first page can go on', async () => {
    await open('/user/statement');
    const release = holdAnswer('listStatements');
    await fill('From', '2026-01-01');
    await press('button', 'Stop');
    await see('Incomplete: this period could not be loaded');
    await release();
    const before = callsOf('listStatements').length;
    await press('button', 'Continue');
    await see('The whole period is loaded');
    expect(callsOf('listStatements')[before]?.body).toMatchObject({ page: 1 });
    expect(all('button', 'Continue')).toEqual([]);
  });
});
