import { ServerText } from '../../ui/ServerHtml.tsx';
import type { Bonus } from './bonus-rules.ts';

/** What members call a bonus: the service's text of its first banner, otherwise its code. May suspend. */
export function BonusName({ bonus: { banners, code } }: { bonus: Pick<Bonus, 'banners' | 'code'> }) {
  const words = banners[0]?.html;
  return words ? <ServerText html={words} /> : <span translate="no">{code}</span>;
}
