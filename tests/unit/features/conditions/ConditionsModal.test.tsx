import { beforeAll, expect, test } from 'vitest';
import { conditionsQuery } from '../../../../src/api/html-lookup.ts';
import { ConditionsModal } from '../../../../src/features/conditions/ConditionsModal.tsx';
import { initI18n } from '../../../../src/i18n/i18n.ts';
import { loadParser } from '../../../../src/lib/html/read-server-html.ts';
import { clientWith, failedLoad } from '../../../support/client-with.ts';
import { elementsOf, staticMarkup, textOf } from '../../../support/static-markup.ts';

beforeAll(loadParser);
beforeAll(() => initI18n({ defaultLocale: 'en', locale: 'en', namespaces: ['titles'] }));

const close = () => undefined;

/** The modal with these conditions; null stands for a failed load. */
const show = (conditions: string[] | null) =>
  staticMarkup(
    <ConditionsModal onClose={close} />,
    clientWith([conditionsQuery().queryKey, conditions ? { conditions } : failedLoad]),
  );

test('R-143 each HTML text of the server is shown, in its order, under the title', () => {
  const markup = show(['<h3>การฝากเงิน</h3><p>ภายใน <b>1 นาที</b></p>', '<ul><li>ถอน</li></ul>']);
  expect(textOf(markup)).toBe('Conditions of useการฝากเงินภายใน 1 นาทีถอน');
  expect(markup).toMatch(/<h3>การฝากเงิน<\/h3><p>ภายใน <strong>1 นาที<\/strong><\/p>/);
  expect(elementsOf(markup).filter(({ tag }) => tag === 'li')).toHaveLength(1);
});

test('R-143 A-57 R-237 script in them is removed', () => {
  const markup = show(['<script>alert(1)</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)">x</a>']);
  expect(markup).not.toMatch(/script|onerror|<a /);
});

test('R-143 without conditions it says so', () => {
  expect(textOf(show([]))).toBe('Conditions of useNothing here yet');
});

test('R-158 loading is silent at first', () => {
  expect(textOf(staticMarkup(<ConditionsModal onClose={close} />))).toBe('Conditions of use');
});

test('A-114 a failed load offers to try again', () => {
  expect(textOf(show(null))).toBe("Conditions of useCouldn't load. Try again.");
});
