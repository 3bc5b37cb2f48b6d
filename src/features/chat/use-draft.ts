import { session } from '../../api/wire/session/session.ts';
import { createStore } from '../../lib/store.ts';

const kept = createStore({ text: '', isOfSession: session.stillCurrent() });

/** The typed text of the chat. It survives a change of page, in memory, until the session ends. */
export function useDraft(): readonly [draft: string, setDraft: (draft: string) => void] {
  const { text, isOfSession } = kept.use();
  return [
    isOfSession() ? text : '',
    (draft) => {
      kept.set({ text: draft, isOfSession: session.stillCurrent() });
    },
  ];
}
