import { ConfigProvider } from 'antd-mobile/es/components/config-provider/config-provider';
import enUS from 'antd-mobile/es/locales/en-US';
import type { ReactNode } from 'react';
import type { Locale } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { antdLocaleLa } from './antd-locale-la.ts';
import { antdLocaleTh } from './antd-locale-th.ts';

const locales: Record<Locale, typeof enUS> = { en: enUS, th: antdLocaleTh, la: antdLocaleLa };

/** Gives antd-mobile's own words the language of the app; stands around each of its components. */
export function AntdLocale({ children }: { children: ReactNode }) {
  return <ConfigProvider locale={locales[useLocale()]}>{children}</ConfigProvider>;
}
