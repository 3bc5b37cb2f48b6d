import { toDecimal } from './decimal.ts';

/** The notice (HTML) with every placeholder replaced by percentFail; '-' if unknown. */
export function noticeFor(notice: string, percentFail: number | null): string {
  const percent = toDecimal(percentFail)?.toFixed() ?? '-';
  return notice.replaceAll('%percentFail%', () => percent);
}
