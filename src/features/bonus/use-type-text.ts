import { useText } from '../../i18n/use-text.ts';
import { bonusType } from './bonus-rules.ts';

/** The words for the type of a bonus; one that the contract does not list is shown as it came. */
export function useTypeText(): (type: string) => string {
  const t = useText('bonus');
  const words = { limit: t('typeLimit'), day: t('typeDay'), week: t('typeWeek') };
  return (type) => {
    const known = bonusType(type);
    return known ? words[known] : type.trim();
  };
}
