import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { slipsQuery } from '../../api/statement.ts';
import { useWallet, walletQuery } from '../../api/wallet.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { readQuietly } from '../../api/wire/query/read-again.ts';
import { useText } from '../../i18n/use-text.ts';
import { useCurrency } from '../../money/use-currency.ts';
import { useSettling } from '../../money/use-settling.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyLedger } from '../../ui/EmptyLedger.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EndlessPager } from '../../ui/Pager.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { loadState } from '../../ui/load-state.ts';
import { MainLink } from '../../ui/MainLink.tsx';
import { modalAddress, useAddress } from '../../ui/modal-address.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { statusKind } from '../../lib/status-kind.ts';
import { useElapsed } from '../../ui/use-age.ts';
import { useEndlessPages } from '../../ui/use-endless-pages.ts';
import { EvidenceAlert, useEvidence } from './EvidenceAlert.tsx';
import styles from './SlipsModal.module.css';
import { SlipsTable } from './SlipsTable.tsx';

const pendingIn = (slips: readonly Schemas['Slip'][]) =>
  slips.filter(({ status }) => statusKind(status) === 'inProgress').length;

export function SlipsModal({ onClose }: { onClose: () => void }) {
  const t = useText('slips');
  const titles = useText('titles');
  const c = useText('common');
  const slips = useEndlessPages({
    queryOf: slipsQuery,
    rowsOf: (answer) => answer.slips,
    list: 'slips',
  });
  // Another modal takes this one's place: it closes to the same page.
  const state: unknown = useAddress().state;
  const queries = useQueryClient();
  const pending = pendingIn(slips.query.data ?? []);
  useSettling(pending > 0, async () => {
    const answer = await readQuietly(queries, slipsQuery(slips.pager.page));
    // An accepted slip adds money to the wallet.
    if (answer && pendingIn(answer.slips) < pending) await readQuietly(queries, walletQuery());
  });
  const currency = useCurrency(useWallet().data);
  const evidence = useEvidence();
  const failed = loadState(slips.query) === 'failed';
  const readAt = slips.query.dataUpdatedAt;
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (page: number) => {
    slips.pager.onPage(page);
    top.current?.scrollIntoView();
  };
  return (
    <>
      <Sheet
        title={titles('slips')}
        openedBy="address"
        footer={
          !failed && (
            <MainLink to={modalAddress('deposit', { way: 'slip' })} replace state={state}>
              {titles('uploadSlip')}
            </MainLink>
          )
        }
        onClose={onClose}
      >
        {!failed && (
          <div ref={top} className={styles.refresh} data-table>
            <p>{readAt > 0 && <ReadAt time={readAt} />}</p>
            <Button look="link" busy={slips.query.isFetching} onPress={() => void slips.query.refetch()}>
              {c('refresh')}
            </Button>
          </div>
        )}
        <Loaded
          query={slips.query}
          retry="always"
          notLoaded={t('notLoaded')}
          skeleton={
            <div className={styles.waiting}>
              <Skeleton>
                {Array.from({ length: 9 }, (_, row) => (
                  <span key={row} className={styles.row} />
                ))}
              </Skeleton>
            </div>
          }
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyState picture={<EmptyLedger />}>{t('empty')}</EmptyState>}
          leftOut={slips.leftOut}
        >
          {(rows) => (
            <SlipsTable
              slips={rows}
              currency={currency}
              turning={slips.turning}
              opening={evidence.opening}
              onOpen={(reference) => void evidence.open(reference)}
            />
          )}
        </Loaded>
        <EndlessPager {...slips.pager} onPage={turnTo} />
      </Sheet>
      {evidence.problem && <EvidenceAlert problem={evidence.problem} onClose={evidence.dismiss} />}
    </>
  );
}

/** When the list was read, by this device. */
function ReadAt({ time }: { time: number }) {
  const t = useText('slips');
  const age = useElapsed(() => Date.now() - time);
  return <span>{t('lastUpdated', { age })}</span>;
}
