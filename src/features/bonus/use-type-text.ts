import type { BonusType } from '../../../generated/known-values.ts';
import { useText } from '../../i18n/use-text.ts';
import { bonusType } from './bonus-rules.ts';

/** The text for a bonus type; an unknown type is shown unchanged. An unlimited bonus is labelled as such. */
export function useTypeText(): (type: string, isEndless?: boolean) => string {
  const t = useText('bonus');
  const words: Record<BonusType, string> = { limit: t('typeLimit'), day: t('typeDay'), week: t('typeWeek') };
  return (type, isEndless = false) => {
    const known = bonusType(type);
    if (known === 'limit' && isEndless) return t('typeNoLimit');
    return known ? words[known] : type.trim();
  };
}
