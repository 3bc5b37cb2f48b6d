import { useEffect } from 'react';

/** Names the page in the browser's tab and history, in place of the title that the document came with. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = children;
  }, [children]);
  return null;
}
