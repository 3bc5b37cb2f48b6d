import { beforeAll, expect, test } from 'vitest';
import { initI18n } from '../../../src/i18n/i18n.ts';
import { RetryLine } from '../../../src/ui/RetryLine.tsx';
import { Skeleton } from '../../../src/ui/Skeleton.tsx';
import { elementsOf, staticMarkup, textOf } from '../../support/static-markup.ts';

beforeAll(() => initI18n({ defaultLocale: 'en', locale: 'en' }));

const ignore = () => undefined;

test('A-114 a failed load is reported in place by a button that tries again', () => {
  const markup = staticMarkup(<RetryLine onRetry={ignore} />);
  expect(textOf(markup)).toBe("Couldn't load. Try again.");
  expect(elementsOf(markup).find(({ tag }) => tag === 'button')?.attributes).toMatchObject({ type: 'button' });
});

test('A-114 during the next attempt the button stays and is busy', () => {
  const button = elementsOf(staticMarkup(<RetryLine busy onRetry={ignore} />)).find(({ tag }) => tag === 'button');
  expect(button?.attributes).toMatchObject({ 'aria-busy': 'true', 'aria-disabled': 'true' });
  expect(button?.attributes['disabled']).toBeUndefined();
});

test('A-133 where only a reload helps, the line offers it and says what is lost', () => {
  const markup = staticMarkup(<RetryLine help="reload" onRetry={ignore} />);
  expect(textOf(markup)).toBe(
    "Couldn't load. Reload the page." +
      'What you have typed will be cleared. If something is still being sent, wait for its result first.',
  );
  expect(elementsOf(markup).filter(({ tag }) => tag === 'button')).toHaveLength(1);
});

test('R-158 a skeleton takes its space immediately and is silent at first', () => {
  const markup = staticMarkup(
    <Skeleton>
      <span />
    </Skeleton>,
  );
  expect(textOf(markup)).toBe('');
  expect(markup).not.toContain('data-shown');
  expect(elementsOf(markup).filter(({ tag }) => tag === 'span')).toHaveLength(1);
});
