import { lao } from './lao.ts';
import { thai, type ServiceTexts } from './thai.ts';

export function textsOf({ laos }: { readonly laos: boolean }): ServiceTexts {
  return laos ? lao : thai;
}
