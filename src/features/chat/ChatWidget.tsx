import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../api/account.ts';
import { chatWidgetQuery } from '../../api/lookup.ts';
import { walletQuery } from '../../api/wallet.ts';
import { Chat } from './Chat.tsx';

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
