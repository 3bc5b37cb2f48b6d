import { beforeAll, expect, test } from 'vitest';
import { conditionsQuery } from '../../../../src/api/lookup.ts';
import { ConditionsModal } from '../../../../src/features/conditions/ConditionsModal.tsx';
import { initI18n } from '../../../../src/i18n/i18n.ts';
import { loadParser } from '../../../../src/lib/html/read-server-html.ts';
import { clientWith } from '../../../support/client-with.ts';
import { elementsOf, staticMarkup, textOf } from '../../../support/static-markup.ts';

beforeAll(loadParser);
beforeAll(() => initI18n({ defaultLocale: 'en', locale: 'en', namespaces: ['titles'] }));

const show = (conditions: string[]) =>
  staticMarkup(<ConditionsModal onClose={() => undefined} />, clientWith([conditionsQuery().queryKey, { conditions }]));

test('R-143 each HTML text of the server is shown, in its order, under the title', () => {
  const markup = show(['<h3>การฝากเงิน</h3><p>ภายใน <b>1 นาที</b></p>', '<ul><li>ถอน</li></ul>']);
  expect(textOf(markup)).toBe('Conditions of useการฝากเงินภายใน 1 นาทีถอน');
  expect(markup).toMatch(/<h3>การฝากเงิน<\/h3><p>ภายใน <strong>1 นาที<\/strong><\/p>/);
  expect(elementsOf(markup).filter(({ tag }) => tag === 'li')).toHaveLength(1);
});

test('R-143 without conditions it says so', () => {
  expect(textOf(show([]))).toBe('Conditions of useNothing here yet');
});
