import { lazy, type ComponentType } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/namespaces.ts';

/** An extra of a page, such as the chat: when it cannot be fetched, the page goes without it and shows nothing in its place. */
export const lazyExtra = <Props>(load: () => Promise<ComponentType<Props>>, ...texts: Namespace[]) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [component] = await Promise.all([load(), loadTexts(...texts)]);
      return { default: component };
    } catch {
      return { default: () => null };
    }
  });
