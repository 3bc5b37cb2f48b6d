import { lao } from './lao.ts';
import type { ServiceTexts } from './service-texts.ts';
import { thai } from './thai.ts';

/** The texts in the language of the country. */
export function textsOf({ laos }: { readonly laos: boolean }): ServiceTexts {
  return laos ? lao : thai;
}
