import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { profileQuery } from '../../api/account.ts';
import { chatWidgetQuery } from '../../api/lookup.ts';
import { walletQuery } from '../../api/wallet.ts';
import { timings } from '../../lib/timings.ts';
import { useModal } from '../../ui/modal-address.ts';
import { ChatButton } from './ChatButton.tsx';
import { ChatCard } from './ChatCard.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import type { Participant } from './conversation.ts';
import { MediaViewer } from './MediaViewer.tsx';
import { useNotice } from './NoticeText.tsx';
import { useConversation } from './use-conversation.ts';
import { useDraft } from './use-draft.ts';

interface ChatWidgetProps {
  /** A visitor who is not signed in is the guest of this device. */
  participant: 'member' | 'guest';
}

/** The support chat, if the service enables it. No answer counts as disabled. */
export function ChatWidget({ participant }: ChatWidgetProps) {
  const enabled = useQuery(chatWidgetQuery());
  if (!enabled.data?.enableChatWidget) return null;
  return participant === 'guest' ? <Chat participant="guest" /> : <MemberChat />;
}

/**
 * If the profile cannot be read, the wallet also identifies the member. Support is needed most when something fails.
 */
function MemberChat() {
  const account = useQuery(profileQuery());
  const wallet = useQuery({ ...walletQuery(), enabled: account.isError });
  const profile = account.data?.profile ?? wallet.data?.profile;
  return profile && <Chat participant={profile} />;
}

/** Names in the address: the open chat, and the message whose picture is open. */
const chatName = 'chat';
const viewParameter = 'view';

/** The conversation of a member, or of the guest of this device. The address says whether it is open (B-05). */
function Chat({ participant }: { participant: Participant }) {
  const conversation = useConversation(participant);
  const { begin, markRead, onIncoming, onFailure, unread, history, entries } = conversation;
  const { name, search, open, close } = useModal();
  const { notice, bubble, tell } = useNotice();
  const button = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useDraft();
  const isOpen = name === chatName;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  // An opened chat needs no invitation any more.
  useEffect(() => {
    if (wasOpened) return;
    const timer = setTimeout(() => tell({ kind: 'invite' }), timings.chatInviteDelay);
    return () => clearTimeout(timer);
  }, [wasOpened, tell]);
  useEffect(() => {
    if (isOpen) begin();
  }, [isOpen, begin]);
  // Marks as read what arrived while the chat was closed, and what is older than this visit. A tab in the background
  // marks nothing.
  const thereIsSomething = unread > 0 || history === 'ready';
  useEffect(() => {
    if (!isOpen || !thereIsSomething) return;
    const read = () => {
      if (!document.hidden) markRead();
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [isOpen, unread, thereIsSomething, markRead]);
  useEffect(
    () =>
      onIncoming((messages) => {
        const message = messages.at(-1);
        if (message && !isOpen) tell({ kind: 'message', message });
      }),
    [onIncoming, isOpen, tell],
  );
  useEffect(() => onFailure((error) => tell({ kind: 'failure', error })), [onFailure, tell]);

  const view = useCallback((key: string) => open(chatName, { [viewParameter]: key }), [open]);
  const viewedKey = isOpen ? search.get(viewParameter) : null;
  // Searched only if needed, because a conversation may have thousands of messages and this runs for every new one.
  const viewed = viewedKey !== null && entries.find(({ key }) => key === viewedKey);
  return (
    <>
      {!isOpen && <ChatCard onOpen={() => open(chatName)} />}
      <ChatButton
        button={button}
        isOpen={isOpen}
        unread={isOpen ? 0 : unread}
        notice={notice}
        bubble={bubble}
        onToggle={() => (isOpen ? close() : open(chatName))}
      />
      {isOpen && (
        <ChatPanel
          conversation={conversation}
          draft={draft}
          notice={notice}
          opener={button}
          onDraft={setDraft}
          onTell={tell}
          onView={view}
          onClose={close}
        />
      )}
      {viewed && <MediaViewer entry={viewed} onClose={close} />}
    </>
  );
}
