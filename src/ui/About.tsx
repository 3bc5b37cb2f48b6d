import { Suspense, type ReactNode } from 'react';
import { languageOf } from '../lib/language-of.ts';

/** The name of what a message is about. A name of the service may suspend. */
export function About({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <strong lang={typeof children === 'string' ? languageOf(children) : undefined}>{children}</strong>
    </Suspense>
  );
}
