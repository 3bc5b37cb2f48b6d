import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../../api/wire/api-error.ts';
import type { Schemas } from '../../../api/wire/types.ts';
import { ContactText } from '../../../errors/ContactText.tsx';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RetryLine } from '../../../ui/RetryLine.tsx';

interface PromotionSearchProps {
  code: string;
  search: UseQueryResult<Schemas['Promotion'], ApiError>;
}

/** The promotion does not exist: the service says so, does not know the path, or the code cannot be sent. */
const isNotFound = ({ code, status }: ApiError) => code === 'NO_PROMOTION' || code === 'NO_DATA' || status === 404;

/** Shows that the search is running, or why there is no promotion. */
export function PromotionSearch({ code, search }: PromotionSearchProps) {
  const t = useText('bonus');
  const failureText = useFailureText();
  const [searchesAgain, setSearchesAgain] = useState(false);
  const { error, isFetching } = search;
  if (code === '' || (error && isNotFound(error))) return <p role="status">{t('promotionNotFound')}</p>;
  if (error?.outcome === 'unknown' || searchesAgain) {
    const searchAgain = async () => {
      setSearchesAgain(true);
      await search.refetch();
      setSearchesAgain(false);
    };
    return <RetryLine busy={isFetching} onRetry={() => void searchAgain()} />;
  }
  return <p role="status">{error ? <ContactText>{failureText(error)}</ContactText> : t('searching')}</p>;
}
