import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { promotionQuery, useActivatePromotion } from '../../../api/promotion.ts';
import type { ApiError } from '../../../api/wire/api-error.ts';
import type { Schemas } from '../../../api/wire/types.ts';
import { ContactText } from '../../../errors/ContactText.tsx';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { languageOf } from '../../../lib/language-of.ts';
import { statementReceipt } from '../../../money/Done.tsx';
import { MoneySheet } from '../../../money/MoneySheet.tsx';
import { ServiceNotice } from '../../../money/ServiceNotice.tsx';
import { useMoneyCommand } from '../../../money/use-money-command.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { MainLink } from '../../../ui/MainLink.tsx';
import { useModal } from '../../../ui/modal-address.ts';
import { RetryLine } from '../../../ui/RetryLine.tsx';
import { promotionCode } from './promotion-code.ts';
import styles from './PromotionModal.module.css';

/** The promotion in the address, `?open=promotion&code=NAGA2026`, and receiving it. */
export function PromotionModal({ onClose }: { onClose: () => void }) {
  const t = useText('bonus');
  const titles = useText('titles');
  const { search } = useModal();
  const code = promotionCode(search.get('code') ?? '');
  const promotion = useQuery({ ...promotionQuery(code), enabled: code !== '' });
  const command = useMoneyCommand(useActivatePromotion(code), {
    name: () => t('receivePromotion'),
    done: () => t('promotionReceived'),
  });
  return (
    <MoneySheet
      title={titles('promotion')}
      command={command}
      done={() => statementReceipt({ title: t('promotionReceived'), text: promotion.data?.description })}
      footer={(busy) =>
        (promotion.data ?? promotion.isFetching) ? (
          <Button
            look="primary"
            wide
            busy={busy}
            disabled={!promotion.data}
            onPress={() => void command.give(undefined)}
          >
            {t('receivePromotion')}
          </Button>
        ) : (
          isOver(code, promotion.error) && (
            <MainLink to={paths.bonus} replace>
              {t('otherCode')}
            </MainLink>
          )
        )
      }
      onClose={onClose}
    >
      {() => (
        <div className={styles.promotion}>
          {code && (
            <h3 className={styles.code} translate="no">
              {code}
            </h3>
          )}
          {promotion.data ? (
            <PromotionOffer promotion={promotion.data} />
          ) : (
            <PromotionSearch code={code} search={promotion} />
          )}
        </div>
      )}
    </MoneySheet>
  );
}

/** A promotion in the server's words; the percentage is unchanged. */
function PromotionOffer({ promotion }: { promotion: Schemas['Promotion'] }) {
  const t = useText('common');
  const { description, percentFail } = promotion;
  return (
    <>
      <p className={styles.description} lang={languageOf(description)}>
        {description}
      </p>
      {percentFail !== null && <p className={styles.percent}>{t('failPercent', { n: percentFail })}</p>}
      <ServiceNotice percentFail={percentFail} />
    </>
  );
}

interface PromotionSearchProps {
  code: string;
  search: UseQueryResult<Schemas['Promotion'], ApiError>;
}

/** The promotion does not exist: the service says so, does not know the path, or the code cannot be sent. */
const isNotFound = ({ code, status }: ApiError) => code === 'NO_PROMOTION' || code === 'NO_DATA' || status === 404;

/** Searching again would have the same result. */
const isOver = (code: string, error: ApiError | null) =>
  code === '' || (error !== null && (isNotFound(error) || (error.outcome === 'refused' && error.hasReason)));

/** Shows that the search is running, or why there is no promotion. */
function PromotionSearch({ code, search }: PromotionSearchProps) {
  const t = useText('bonus');
  const failureText = useFailureText();
  const [searchesAgain, setSearchesAgain] = useState(false);
  const { error, isFetching } = search;
  if (code === '' || (error && isNotFound(error))) return <p role="status">{t('promotionNotFound')}</p>;
  if (error?.outcome === 'unknown' || error?.hasReason === false || searchesAgain) {
    const searchAgain = async () => {
      setSearchesAgain(true);
      await search.refetch();
      setSearchesAgain(false);
    };
    return <RetryLine busy={isFetching} onRetry={() => void searchAgain()} />;
  }
  return <p role="status">{error ? <ContactText>{failureText(error)}</ContactText> : t('searching')}</p>;
}
