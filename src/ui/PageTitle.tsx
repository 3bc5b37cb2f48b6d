import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { withoutLineBreaks } from '../i18n/line-breaks.ts';
import { announce } from './Announcer.tsx';
import { modalTitles } from './modal-titles.ts';
import styles from './PageTitle.module.css';
import { serviceName } from './service-name.ts';
import type { Elements } from './elements.ts';

/** The path of the page shown before; empty after a page load. */
let shownPath = '';
/** The heading that got the focus of this page. */
let focusedHeading: HTMLElement | null = null;

function focusHeading() {
  focusedHeading = document.querySelector('h1');
  focusedHeading?.focus({ preventScroll: true });
}

interface PageTitleProps {
  children: string;
  /** The title without the name of the service. */
  alone?: boolean;
}

/**
 * Sets the document title, which also names the open modal. A page opened by a link or a command starts at its top, with the focus on its h1. After Back
 * and Forward the browser restores both.
 */
export function PageTitle({ children, alone = false }: PageTitleProps) {
  const service = serviceName.use();
  const { pathname } = useLocation();
  const cameByHistory = useNavigationType() === NavigationType.Pop;
  const modal = modalTitles.use().at(-1);
  const title = withoutLineBreaks(children);
  useEffect(() => {
    const parts = [modal?.title, children, !alone && service];
    document.title = withoutLineBreaks(parts.filter(Boolean).join(' · '));
  }, [modal, children, alone, service]);
  useEffect(() => {
    const isFirst = shownPath === '';
    if (pathname === shownPath) {
      // The loaded page has replaced its placeholder, and with it the heading.
      if (focusedHeading?.isConnected === false && document.activeElement === document.body) focusHeading();
      return;
    }
    shownPath = pathname;
    focusedHeading = null;
    if (isFirst) return;
    announce(title);
    if (cameByHistory) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [pathname, cameByHistory, title]);
  return null;
}

/** The heading of a page with its document title, and optional content beside it. */
export function PageHead({ title, children }: { title: string; children?: Elements }) {
  return (
    <header className={styles.head}>
      <PageTitle>{title}</PageTitle>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  );
}
