import { lazy, type ComponentType } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/namespaces.ts';

/** Something that a page has besides and does without when it cannot be fetched: nothing stands in its place. */
export const lazyExtra = <Props>(load: () => Promise<ComponentType<Props>>, ...texts: Namespace[]) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [component] = await Promise.all([load(), loadTexts(...texts)]);
      return { default: component };
    } catch {
      return { default: () => null };
    }
  });
