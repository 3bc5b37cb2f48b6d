import { ContactScreen } from '../features/contact/ContactScreen.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { lazyScreen } from '../ui/lazy-screen.ts';
import { RetryPlaceholder } from '../ui/Placeholder.tsx';

const Chat = lazyScreen(() => import('../features/chat/ChatWidget.tsx').then((file) => file.ChatWidget), {
  texts: ['chat', 'files'],
  Placeholder: RetryPlaceholder,
});

/** The contact page of visitors. Its shell has no language switch. */
export function PublicContact() {
  return <ContactScreen language={<LanguageSwitch offers />} chat={<Chat participant="guest" />} />;
}

/** The contact page of members. */
export function MemberContact() {
  return <ContactScreen chat={<Chat participant="member" />} />;
}
