import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { withoutLineBreaks } from '../i18n/line-breaks.ts';
import { announce } from './announcements.ts';
import { serviceName } from './service-name.ts';

/** The page that was shown last, empty when the document has just been loaded. */
let shownPath = '';

interface PageTitleProps {
  children: string;
  /** The title stands alone, without the name of the service. */
  alone?: boolean;
}

/**
 * Names the page in the browser's tab and history. A page that a link or a command leads to opens at its top with the focus on
 * its h1; Back and Forward leave both to the browser.
 */
export function PageTitle({ children, alone = false }: PageTitleProps) {
  const service = serviceName.use();
  const { pathname } = useLocation();
  const cameByHistory = useNavigationType() === NavigationType.Pop;
  const title = withoutLineBreaks(children);
  useEffect(() => {
    document.title = alone ? title : `${title} · ${service}`;
  }, [title, alone, service]);
  useEffect(() => {
    const isFirst = shownPath === '';
    if (pathname === shownPath) return;
    shownPath = pathname;
    if (isFirst) return;
    announce(title);
    if (cameByHistory) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname, cameByHistory, title]);
  return null;
}
