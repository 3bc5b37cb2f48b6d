import { useLocation } from 'react-router-dom';
import { useLateText, useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { FrameBody } from '../ui/FrameBody.tsx';
import type { FrameProps } from '../ui/lazy-screen.ts';
import { PageHead } from '../ui/PageHead.tsx';

/** The title of the page at this address; empty for a page without a title. */
function usePageTitle(): string {
  const c = useText('common');
  const titles = useLateText('titles');
  const { pathname } = useLocation();
  const byPath: Readonly<Record<string, string>> = {
    [paths.register]: titles('register'),
    [paths.howto]: titles('howTo'),
    [paths.contact]: titles('contact'),
    [paths.profile]: c('profile'),
    [paths.bonus]: titles('bonus'),
    [paths.spin]: titles('wheel'),
    [paths.statement]: c('statementTitle'),
    [paths.memberContact]: titles('contact'),
  };
  return byPath[pathname] ?? '';
}

/** Placeholder of a page whose file is loading: its heading at once, skeleton shapes after 200 ms. */
export function PageFrame(frame: FrameProps) {
  const title = usePageTitle();
  return (
    <>
      {title && <PageHead title={title} />}
      <FrameBody {...frame} />
    </>
  );
}
