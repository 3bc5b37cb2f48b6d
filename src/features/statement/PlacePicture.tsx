import { AccountPicture } from '../../money/AccountPicture.tsx';
import { BankDisc, hasOwnDisc } from '../../ui/BankDisc.tsx';
import type { Place } from './statement-rules.ts';

interface PlacePictureProps {
  /** A code of a bank, a gateway or a game. */
  code: string;
  places: ReadonlyMap<string, Place>;
}

/** The picture of a game or the disc of a bank or a gateway (B-46); nothing for the main wallet and for unknown codes. */
export function PlacePicture({ code, places }: PlacePictureProps) {
  const place = places.get(code);
  if (place?.kind === 'game') return <AccountPicture logo={place.logo} />;
  if (place?.kind === 'gateway') return <BankDisc bankCode={code} isGateway />;
  if (place?.kind === 'bank' || (!place && hasOwnDisc(code))) return <BankDisc bankCode={code} />;
  return null;
}
