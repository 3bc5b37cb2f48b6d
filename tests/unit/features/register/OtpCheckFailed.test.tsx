import { useForm } from 'react-hook-form';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../../../src/api/wire/api-error.ts';
import { useProblems } from '../../../../src/features/register/use-problems.ts';
import { initI18n, loadTexts } from '../../../../src/i18n/i18n.ts';
import { staticMarkup, textOf } from '../../../support/static-markup.ts';

beforeAll(async () => {
  await initI18n({ defaultLocale: 'en', locale: 'en', namespaces: ['titles', 'register'] });
  await loadTexts('errors');
});

function Line({ failure }: { failure: ApiError }) {
  const { line } = useProblems(useForm<{ phone: string }>(), ['phone'], failure);
  return <p>{line}</p>;
}

const said = (operationId: 'getRegisterOtp' | 'sendOtp') =>
  textOf(
    staticMarkup(<Line failure={new ApiError({ operationId, outcome: 'refused', status: 400, code: 'NO_DATA' })} />),
  );

test('A-113 A-107 a failed registerOTP shows its own line, and "Next" tries again', () => {
  expect(said('getRegisterOtp')).toBe(`We couldn't check whether you need a code. Tap "Next" to try again.`);
  expect(said('sendOtp')).not.toContain('check whether');
});
