import { useQuery } from '@tanstack/react-query';
import { conditionsQuery } from '../../api/html-lookup.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { hasFailed } from '../../ui/has-failed.ts';
import { LeftOut } from '../../ui/LeftOut.tsx';
import { RefetchLine } from '../../ui/RefetchLine.tsx';
import { ServerHtml } from '../../ui/ServerHtml.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './ConditionsModal.module.css';

/** The conditions of use as the service wrote them. */
export function ConditionsModal({ onClose }: { onClose: () => void }) {
  const t = useText('conditions');
  const c = useText('common');
  const lookup = useQuery(conditionsQuery());
  const leftOut = leftOutOf(lookup.data, 'conditions');
  return (
    <Sheet title={t('title')} onClose={onClose}>
      {lookup.data ? (
        <div className={styles['conditions']}>
          {lookup.data.conditions.length === 0 && leftOut === 0 && <p className={styles['empty']}>{c('empty')}</p>}
          {lookup.data.conditions.map((html, index) => (
            <article key={index}>
              <ServerHtml html={html} />
            </article>
          ))}
          <LeftOut count={leftOut} />
        </div>
      ) : hasFailed(lookup) ? (
        <RefetchLine query={lookup} />
      ) : (
        <Skeleton>
          <span className={styles['heading']} />
          <span />
          <span />
          <span />
        </Skeleton>
      )}
    </Sheet>
  );
}
