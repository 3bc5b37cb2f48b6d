import { useSyncExternalStore } from 'react';
import { storedCommands } from '../../api/wire/session/sent-commands.ts';
import { useText } from '../../i18n/use-text.ts';

/** Says that a money command was not confirmed, without amount and place, because anybody may read this page. */
export function UnconfirmedNotice() {
  const t = useText('outcome');
  const summary = useSyncExternalStore(storedCommands.subscribe, () => storedCommands.summary());
  return summary !== 'none' && <span>{t(summary)}</span>;
}
