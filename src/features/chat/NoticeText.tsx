import { useFailureText } from '../../errors/use-failure-text.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Notice } from './use-notice.ts';
import { useMessageWords } from './use-message-words.ts';

export function NoticeText({ notice }: { notice: Notice }) {
  const t = useText('chat');
  const c = useText('common');
  const locale = useLocale();
  const failureText = useFailureText();
  const wordsOf = useMessageWords();
  switch (notice.kind) {
    case 'invite':
      return (
        <>
          {/* Thai in every language, so readers of another language hear a translation too. */}
          <span lang="th">คุยกันแอดมิน</span>
          {locale !== 'th' && <span className="visually-hidden">{t('inviteHeard')}</span>}
        </>
      );
    case 'message':
      return (
        <>
          <strong>{t('newMessage')}</strong>
          <bdi>{wordsOf(notice.message)}</bdi>
        </>
      );
    case 'failure':
      return failureText(notice.error);
    case 'attachment':
      return notice.problem.text === 'fileTooLarge'
        ? c(notice.problem.text, { n: notice.problem.n })
        : c(notice.problem.text);
  }
}
