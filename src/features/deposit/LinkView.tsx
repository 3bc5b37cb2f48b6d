import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Schemas } from '../../api/wire/types.ts';
import { ContactText } from '../../errors/ContactText.tsx';
import { ContactUs } from '../../errors/ContactUs.tsx';
import { useRefusalToast } from '../../errors/use-refusal-toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { languageOf } from '../../lib/language-of.ts';
import { limits } from '../../lib/limits.ts';
import type { Currency } from '../../money/currency.ts';
import { statementReceipt } from '../../money/Done.tsx';
import { useAmountText } from '../../money/Money.tsx';
import { MoneyOutcome } from '../../money/MoneyOutcome.tsx';
import { useMoneyCommand } from '../../money/use-money-command.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FocusHolder } from '../../ui/FocusHolder.tsx';
import { useForm } from '../../ui/use-form.ts';
import { Units } from '../../ui/Units.tsx';
import { modeKey } from './deposit-rules.ts';
import { linkForm, type LinkForm } from './link-form.ts';
import styles from './LinkView.module.css';
import { useDepositAddress } from './use-deposit-address.ts';
import { useSendLink } from './use-send-link.ts';

interface LinkViewProps {
  wallets: readonly Schemas['DepositWallet'][];
  /** Of the member's money. */
  currency: Currency | undefined;
  onClose: () => void;
}

/** Deposits by gift link. */
export function LinkView({ wallets, currency, onClose }: LinkViewProps) {
  const t = useText('deposit');
  const amountText = useAmountText();
  const refusal = useRefusalToast();
  const { backToList } = useDepositAddress();
  const [sentLink, setSentLink] = useState('');
  const command = useMoneyCommand(useSendLink(), {
    name: () => t('giftLink'),
    done: () => t('linkSent'),
    onRefused: (error, refused) => {
      setSentLink(refused);
      form.setFocus('link');
      refusal.tell(error);
    },
  });
  const form = useForm<LinkForm>({
    resolver: zodResolver(linkForm),
    // A sheet opened again during the command shows the sent link.
    defaultValues: { link: command.given ?? '' },
  });
  const link = useWatch({ control: form.control, name: 'link' });
  // Until the link is another one.
  const isRefused = refusal.said !== '' && link.trim() === sentLink;
  const submit = form.handleSubmit((typed) => {
    refusal.takeAway();
    return command.give(typed.link);
  });
  return (
    <MoneyOutcome
      command={command}
      done={(_ack, _link, deposit) =>
        statementReceipt(
          deposit === undefined
            ? { title: t('linkSent'), text: t('credited') }
            : { title: t('depositArrived', { amount: amountText(deposit, currency) }) },
        )
      }
      refused="byCaller"
      onClose={onClose}
    >
      {(busy) => (
        <FocusHolder key="form">
          <ul className={styles.wallets}>
            {wallets.map(({ walletAccountName, mode }, index) => (
              <li key={index}>
                <span>{walletAccountName}</span>
                <span className={styles.mode}>{t(modeKey(mode))}</span>
              </li>
            ))}
          </ul>
          <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
            <Field
              {...form.register('link')}
              label={t('giftLink')}
              // Without `type`, like the field of an amount.
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={busy}
              error={
                isRefused && (
                  <span lang={languageOf(refusal.said)}>
                    <ContactText>{refusal.said}</ContactText>
                  </span>
                )
              }
              hint={t('minimum', { amount: amountText(limits.giftLinkMinimum, 'BAHT') })}
            />
            <ContactUs shown={refusal.namesAdmin && !isRefused} />
            <ul className={styles.notes}>
              <li>
                <Units>{t('credited')}</Units>
              </li>
              <li>{t('wholeBalance')}</li>
            </ul>
            <Actions submits>
              <Button type="submit" look="primary" wide busy={busy} disabled={link.trim() === ''}>
                {t('sendLink')}
              </Button>
              {command.outcome.kind === 'refused' && (
                <Button wide onPress={backToList}>
                  {t('otherWay')}
                </Button>
              )}
            </Actions>
          </form>
        </FocusHolder>
      )}
    </MoneyOutcome>
  );
}
