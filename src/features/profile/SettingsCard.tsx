import ChevronRight from 'lucide-react/icons/chevron-right';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { hiddenAmounts } from '../../money/hidden-amounts.ts';
import { modalAddress, openedHere } from '../../ui/modal-address.ts';
import { playReminder, readMinutes, reminderMinutes } from '../../ui/play-reminder.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { readTheme, themes } from '../../ui/show-theme.ts';
import { theme } from '../../ui/theme.ts';
import styles from './SettingsCard.module.css';

/** The password and the settings of this device: hide amounts (B-10), colour scheme (B-16), play reminder (B-14). */
export function SettingsCard() {
  const t = useText('profile');
  const titles = useText('titles');
  const r = useText('playReminder');
  const hidden = hiddenAmounts.use();
  const minutes = playReminder.use();
  const chosen = theme.use();
  return (
    <section className={styles.card} aria-labelledby="settings">
      <h2 id="settings">{t('settings')}</h2>
      <Link className={styles.password} to={modalAddress('password')} state={openedHere}>
        <LockKeyhole aria-hidden />
        <span>{titles('changePassword')}</span>
        <ChevronRight aria-hidden />
      </Link>
      <Switch
        label={t('hideAmounts')}
        checked={hidden}
        onChange={(event) => {
          hiddenAmounts.set(event.target.checked);
        }}
      />
      <SelectField
        label={t('theme')}
        value={chosen ?? 'device'}
        onChange={(event) => {
          theme.set(readTheme(event.target.value));
        }}
        options={[{ value: 'device', label: t('device') }, ...themes.map((each) => ({ value: each, label: t(each) }))]}
      />
      <SelectField
        label={r('title')}
        value={minutes ?? 'off'}
        onChange={(event) => {
          playReminder.set(readMinutes(event.target.value));
        }}
        options={[
          { value: 'off', label: r('off') },
          ...reminderMinutes.map((n) => ({ value: String(n), label: r('remindEvery', { n }) })),
        ]}
        note={<p className={styles.help}>{r('help')}</p>}
      />
    </section>
  );
}
