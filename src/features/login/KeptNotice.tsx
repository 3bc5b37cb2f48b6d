import { useSyncExternalStore } from 'react';
import { keptCommands } from '../../api/wire/session/kept-commands.ts';
import { useText } from '../../i18n/use-text.ts';

/** Says that a money command was not confirmed, without amount and place, because anybody may read this page. */
export function KeptNotice() {
  const t = useText('outcome');
  const summary = useSyncExternalStore(keptCommands.subscribe, () => keptCommands.summary());
  return summary !== 'none' && t(summary);
}
