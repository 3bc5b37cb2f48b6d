import 'i18next';
import type { Texts } from './namespaces.ts';

// Lets the compiler check keys, placeholders and namespaces against the English texts.
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
