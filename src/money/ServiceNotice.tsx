import { useQuery } from '@tanstack/react-query';
import { noticeQuery } from '../api/notice.ts';
import { useText } from '../i18n/use-text.ts';
import { ServerHtml } from '../ui/ServerHtml.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { noticeFor } from './notice-for.ts';
import styles from './ServiceNotice.module.css';
import type { Elements } from '../ui/elements.ts';

/** The service's notice beside a percentage, which it may explain; nothing without one of them. */
export function ServiceNotice({ percentFail }: { percentFail: number | null }) {
  const { data, isPending } = useQuery(noticeQuery());
  if (percentFail === null || (!isPending && !data?.notice)) return null;
  return <NoticeBox>{data ? <ServerHtml html={noticeFor(data.notice, percentFail)} /> : <NoticeSkeleton />}</NoticeBox>;
}

/** Of about the height of a notice. */
export function NoticeSkeleton() {
  return (
    <Skeleton>
      <span />
      <span />
      <span />
      <span />
      <span />
      <span />
      <span />
    </Skeleton>
  );
}

/** A notice with its heading. */
export function NoticeBox({ children }: { children: Elements }) {
  const c = useText('common');
  return (
    <div className={styles.notice}>
      <h3>{c('notice')}</h3>
      {children}
    </div>
  );
}
