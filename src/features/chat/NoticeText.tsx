import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { timings } from '../../lib/timings.ts';
import { Units } from '../../ui/Units.tsx';
import { attachmentMegabytes, type AttachmentProblem } from './composer-rules.ts';
import styles from './NoticeText.module.css';
import { useMessageWords } from './use-message-words.ts';
import { useSendFailureText } from './use-send-failure-text.ts';

/** A short notice beside the chat button. */
export type Notice =
  | { kind: 'invite' }
  | { kind: 'message'; message: Schemas['ChatMessage'] }
  | { kind: 'failure'; error: ApiError }
  | { kind: 'attachment'; problem: AttachmentProblem };

/** One notice at a time, for 4 s each, and longer while its bubble is hovered or focused. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>();
  const bubble = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setInterval(() => {
      if (!bubble.current?.matches(':hover, :focus')) setNotice(undefined);
    }, timings.chatAlert);
    return () => clearInterval(timer);
  }, [notice]);
  const tell = useCallback((next: Notice) => setNotice(next), []);
  return { notice, bubble, tell };
}

export function NoticeText({ notice }: { notice: Notice }) {
  const t = useText('chat');
  const files = useText('files');
  const locale = useLocale();
  const failureText = useSendFailureText();
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
      return <Units>{failureText(notice.error) ?? t('notSent')}</Units>;
    case 'attachment':
      return (
        <>
          <span className={styles.problem}>
            <Units>
              {notice.problem.text === 'fileTooLarge'
                ? files(notice.problem.text, { n: notice.problem.n })
                : files(notice.problem.text)}
            </Units>
          </span>{' '}
          <span className={styles.formats}>
            <Units>{t('attachmentFormats', attachmentMegabytes)}</Units>
          </span>
        </>
      );
  }
}
