import 'i18next';
import type { Texts } from './namespaces.ts';

// Keys, placeholders and namespaces are checked by the compiler: they are those of the English texts.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    keySeparator: false;
    nsSeparator: false;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
    strictKeyChecks: true;
  }
}
