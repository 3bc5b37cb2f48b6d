import { useText } from '../../i18n/use-text.ts';
import { bonusType } from './bonus-rules.ts';

/**
 * The words for the type of a bonus; one that the contract does not list is shown as it came. A limit that is known to be none
 * is said to be none.
 */
export function useTypeText(): (type: string, isEndless?: boolean) => string {
  const t = useText('bonus');
  const words = { limit: t('typeLimit'), day: t('typeDay'), week: t('typeWeek') };
  return (type, isEndless = false) => {
    const known = bonusType(type);
    if (known === 'limit' && isEndless) return t('typeNoLimit');
    return known ? words[known] : type.trim();
  };
}
