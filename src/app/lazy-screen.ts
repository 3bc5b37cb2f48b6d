import { lazy, type ComponentType } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/namespaces.ts';

/** A screen that comes with its texts when it is first shown. */
export const lazyScreen = <Props>(load: () => Promise<ComponentType<Props>>, ...texts: Namespace[]) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadTexts(...texts)]);
    return { default: component };
  });
