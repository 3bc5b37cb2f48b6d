import { lao } from './lao.ts';
import type { ServiceTexts } from './service-texts.ts';
import { thai } from './thai.ts';

export function textsOf({ laos }: { readonly laos: boolean }): ServiceTexts {
  return laos ? lao : thai;
}
