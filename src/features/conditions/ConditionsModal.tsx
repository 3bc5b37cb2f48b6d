import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { conditionsQuery } from '../../api/html-lookup.ts';
import { useText } from '../../i18n/use-text.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { loadState } from '../../ui/load-state.ts';
import { ServerHtml } from '../../ui/ServerHtml.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './ConditionsModal.module.css';

/** The service's conditions of use. */
export function ConditionsModal({ onClose }: { onClose: () => void }) {
  const titles = useText('titles');
  const c = useText('common');
  const lookup = useQuery(conditionsQuery());
  return (
    <Sheet
      title={titles('conditions')}
      openedBy="address"
      hasSteps
      footer={
        // Without conditions there is nothing to understand.
        loadState(lookup) !== 'failed' && (
          <Button look="primary" wide onPress={onClose}>
            {c('gotIt')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Loaded
        query={lookup}
        notLoaded={c('conditionsNotLoaded')}
        isEmpty={({ conditions }) => conditions.length === 0}
        empty={<EmptyState>{c('empty')}</EmptyState>}
        leftOut={leftOutOf(lookup.data, 'conditions')}
        skeleton={
          <div className={styles.waiting}>
            <Skeleton>
              {Array.from({ length: 5 }, (_, part) => (
                <Fragment key={part}>
                  <span className={styles.heading} />
                  <span />
                  <span />
                  <span className={styles.last} />
                </Fragment>
              ))}
            </Skeleton>
          </div>
        }
      >
        {({ conditions }) => (
          <div className={styles.conditions}>
            {conditions.map((html, index) => (
              <div key={index}>
                <ServerHtml html={html} />
              </div>
            ))}
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}
