import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../api/account.ts';
import { chatWidgetQuery } from '../../api/lookup.ts';
import { walletQuery } from '../../api/wallet.ts';
import { Chat } from './Chat.tsx';

interface ChatWidgetProps {
  /** Who is at this page: a visitor is the guest of this device. */
  participant: 'member' | 'guest';
}

/** The support chat, where the service has one; a service that does not say so has none. */
export function ChatWidget({ participant }: ChatWidgetProps) {
  const enabled = useQuery(chatWidgetQuery());
  if (!enabled.data?.enableChatWidget) return null;
  return participant === 'guest' ? <Chat participant="guest" /> : <MemberChat />;
}

/** Whose profile cannot be read needs support all the more: the wallet says as well who the member is. */
function MemberChat() {
  const account = useQuery(profileQuery());
  const wallet = useQuery({ ...walletQuery(), enabled: account.isError });
  const profile = account.data?.profile ?? wallet.data?.profile;
  return profile && <Chat participant={profile} />;
}
