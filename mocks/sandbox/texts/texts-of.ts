import { lao } from './lao.ts';
import type { ServiceTexts } from './service-texts.ts';
import { thai } from './thai.ts';

/** The service speaks the language of its country. */
export function textsOf({ laos }: { readonly laos: boolean }): ServiceTexts {
  return laos ? lao : thai;
}
