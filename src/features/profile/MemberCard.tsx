import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatDateTime } from '../../lib/date-time.ts';
import { languageOf } from '../../lib/language-of.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Fact } from './Fact.tsx';
import styles from './ProfileScreen.module.css';

/** The member's data, read-only. */
export function MemberCard({ profile }: { profile: Schemas['Profile'] }) {
  const t = useText('profile');
  const { _id: id, name, username, createdAt } = profile;
  return (
    <section className={styles.card} aria-label={name}>
      <h2 className={styles.name} lang={languageOf(name)}>
        {name}
      </h2>
      <dl>
        <Fact label={t('memberId')} value={id} action={<CopyButton text={id} label={t('copyMemberId')} />} />
        <Fact label={t('username')} value={username} />
        <Fact label={t('registeredOn')} value={formatDateTime(createdAt)} />
      </dl>
    </section>
  );
}
