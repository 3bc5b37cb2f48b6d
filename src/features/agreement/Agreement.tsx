import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agreementsQuery } from '../../api/html-lookup.ts';
import { useText } from '../../i18n/use-text.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { readServerHtml } from '../../lib/html/read-server-html.ts';
import { leftOutOf } from '../../lib/left-out.ts';
import { timings } from '../../lib/timings.ts';
import { Button } from '../../ui/Button.tsx';
import { LeftOut } from '../../ui/LeftOut.tsx';
import { ServerHtml } from '../../ui/ServerHtml.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import styles from './Agreement.module.css';

const storageKey = 'remember-agreement';
let accepted = false;

/** Whether the agreement was accepted on this device. It stays when the session ends. */
const agreementFlag = {
  // Also kept in memory: without storage a member must not be asked again during the visit.
  isSet: (): boolean => accepted || browserStorage.get(storageKey) !== null,
  set() {
    accepted = true;
    browserStorage.set(storageKey, 'true');
  },
};

/**
 * The service's agreement. It opens 1.5 s after home until it is accepted. A failed or invisible list
 * opens nothing. Leaving home cancels the delay. While `held`, because another modal is open, it
 * waits.
 */
export function Agreement({ held }: { held: boolean }) {
  const t = useText('agreement');
  const [asked, setAsked] = useState(() => !agreementFlag.isSet());
  const isTime = useDelayed(asked, timings.agreementDelay);
  const lookup = useQuery({ ...agreementsQuery(), enabled: asked });
  if (!isTime || held || !lookup.data) return null;
  const agreements = lookup.data.agreements.filter((html) => readServerHtml(html)?.length !== 0);
  if (agreements.length === 0) return null;
  // If it is not accepted, it opens again on the next visit to home.
  const close = () => {
    setAsked(false);
  };
  const accept = () => {
    agreementFlag.set();
    close();
  };
  return (
    <Sheet
      title={t('title')}
      openedBy="page"
      onClose={close}
      footer={
        <>
          <Button look="primary" wide onPress={accept}>
            {t('accept')}
          </Button>
          <Button wide onPress={close}>
            {t('notNow')}
          </Button>
        </>
      }
    >
      <div className={styles.agreements}>
        {agreements.map((html, index) => (
          <article key={index}>
            <ServerHtml html={html} />
          </article>
        ))}
        <LeftOut count={leftOutOf(lookup.data, 'agreements')} />
      </div>
    </Sheet>
  );
}
