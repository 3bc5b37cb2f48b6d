import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { promotionQuery, useActivatePromotion } from '../../../api/promotion.ts';
import type { ApiError } from '../../../api/wire/api-error.ts';
import type { Schemas } from '../../../api/wire/types.ts';
import { ContactText } from '../../../errors/ContactText.tsx';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { languageOf } from '../../../lib/language-of.ts';
import { statementReceipt } from '../../../money/Done.tsx';
import { MoneySheet } from '../../../money/MoneySheet.tsx';
import { Percentages } from '../../../money/ReceiveSheet.tsx';
import { NoticeSkeleton, ServiceNotice } from '../../../money/ServiceNotice.tsx';
import { useMoneyCommand } from '../../../money/use-money-command.ts';
import { Button } from '../../../ui/Button.tsx';
import { modalAddress, useAddress, useModal } from '../../../ui/modal-address.ts';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { UnlitLamp } from '../../../ui/UnlitLamp.tsx';
import { promotionCode } from './promotion-code.ts';
import { PromotionForm } from './PromotionForm.tsx';
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
    about: () => promotion.data?.description || code,
  });
  return (
    <MoneySheet
      hasSteps="narrow"
      title={titles('promotion')}
      command={command}
      done={() => statementReceipt({ title: t('promotionReceived'), text: promotion.data?.description })}
      footer={(busy) =>
        (promotion.data !== undefined || promotion.isFetching) && (
          <Button
            look="primary"
            wide
            busy={busy}
            disabled={!promotion.data}
            onPress={() => void command.give(undefined)}
          >
            {t('receivePromotion')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {() => (
        <div className={styles.promotion}>
          {promotion.data ? (
            <PromotionOffer code={code} promotion={promotion.data} />
          ) : (
            <PromotionSearch code={code} search={promotion} />
          )}
        </div>
      )}
    </MoneySheet>
  );
}

/** A promotion in the server's words, of which the first line is its name; the percentage is unchanged. */
function PromotionOffer({ code, promotion }: { code: string; promotion: Schemas['Promotion'] }) {
  const { description, percentFail } = promotion;
  const [name = '', ...more] = description.trim().split('\n');
  const terms = more.join('\n').trim();
  return (
    <>
      <div>
        {name && (
          <h3 className={styles.name} lang={languageOf(name)}>
            {name}
          </h3>
        )}
        <p className={name ? styles.code : styles.name} translate="no">
          {code}
        </p>
      </div>
      {terms && (
        <p className={styles.terms} lang={languageOf(terms)}>
          {terms}
        </p>
      )}
      <Percentages fail={percentFail} />
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

/** Shows that the search is running, or why there is no promotion, beside the code that can be corrected. */
function PromotionSearch({ code, search }: PromotionSearchProps) {
  const t = useText('bonus');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const state: unknown = useAddress().state;
  const [searchesAgain, setSearchesAgain] = useState(false);
  const { error, isFetching } = search;
  const searchAgain = async () => {
    setSearchesAgain(true);
    await search.refetch();
    setSearchesAgain(false);
  };
  const noPromotion = code === '' || (error !== null && isNotFound(error));
  const isRefused = error?.outcome === 'refused' && error.hasReason;
  if (noPromotion || (isRefused && !searchesAgain)) {
    return (
      <PromotionForm
        key={code}
        searched={code}
        hint={noPromotion ? t('checkCode') : ''}
        error={noPromotion || !error ? t('promotionNotFound') : <ContactText>{failureText(error)}</ContactText>}
        onSearch={(next) => {
          if (next === code) void searchAgain();
          else void navigate(modalAddress('promotion', { code: next }), { replace: true, state });
        }}
      />
    );
  }
  if (error) {
    return (
      <NotLoaded picture={<UnlitLamp />} busy={isFetching} onRetry={() => void searchAgain()}>
        {t('promotionNotLoaded')}
      </NotLoaded>
    );
  }
  return (
    <>
      <p className={styles.code} translate="no">
        {code}
      </p>
      <p role="status">{t('searching')}</p>
      <NoticeSkeleton />
    </>
  );
}
