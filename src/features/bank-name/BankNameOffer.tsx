import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { bankNameIsOffered } from '../../lib/latin-name.ts';
import { createStore } from '../../lib/store.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { modalAddress, openedHere } from '../../ui/modal-address.ts';
import { passFocusOn } from '../../ui/pass-focus-on.ts';
import styles from './BankNameOffer.module.css';

/** The id of the member who has dismissed or used the offer since the app was loaded. */
export const settledOffer = createStore<string | null>(null);

/** The offer on home to enter the bank account name in English. It can be dismissed. */
export function BankNameOffer({ wallet }: { wallet: Schemas['WalletResponse'] }) {
  const titles = useText('titles');
  const c = useText('common');
  const memberId = wallet.profile._id;
  const isSettled = memberId === settledOffer.use();
  if (isSettled || !bankNameIsOffered(wallet.bankAccount)) return null;
  return (
    <section ref={passFocusOn} className={styles.offer} aria-label={titles('bankName')}>
      <div>
        <p>{c('bankNameOffer')}</p>
        <Link to={modalAddress('bank-name')} state={openedHere}>
          {titles('bankName')}
        </Link>
      </div>
      <IconButton
        label={c('close')}
        onPress={() => {
          settledOffer.set(memberId);
        }}
      >
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
