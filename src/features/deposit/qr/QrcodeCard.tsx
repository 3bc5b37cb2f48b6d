import { useState } from 'react';
import type { PendingQrcode } from '../../../api/qrcode.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatCountdown } from '../../../lib/countdown.ts';
import { formatDateTime } from '../../../lib/date-time.ts';
import type { Currency } from '../../../money/currency.ts';
import { formatAmount } from '../../../money/decimal.ts';
import { useAmountText } from '../../../money/Money.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { FocusHolder } from '../../../ui/FocusHolder.tsx';
import { toast } from '../../../ui/Toasts.tsx';
import styles from './QrcodeCard.module.css';
import { qrImageAddress } from './qr-markup.ts';
import { qrFileName, saveQrImage } from './save-qr-image.ts';

interface QrcodeCardProps {
  code: PendingQrcode;
  bankCode: string;
  /** The provider's name. */
  provider: string;
  currency: Currency | undefined;
  /** Infinity if unknown. */
  secondsLeft: number;
  /** The code is being cancelled. */
  cancelling: boolean;
  onTransferred: () => void;
  onCancel: (id: string) => void;
}

/**
 * A code to pay: scanned by another phone, or saved as a picture on this one (B-06). Loaded with the first code, because
 * the reader of its markup is larger than the deposit modal.
 */
export function QrcodeCard({
  code,
  bankCode,
  provider,
  currency,
  secondsLeft,
  cancelling,
  onTransferred,
  onCancel,
}: QrcodeCardProps) {
  const t = useText('deposit');
  const amountText = useAmountText();
  const address = qrImageAddress(code.markup);
  const [broken, setBroken] = useState<string>();
  const shown = address !== null && address !== broken;
  const { id, amount, deadline } = code;
  // For the amount field of a bank app: without separators.
  const plainAmount = formatAmount(amount).replaceAll(',', '');
  const save = async () => {
    // By the clock that the member sees on this device.
    const end = deadline && Date.now() + deadline.at - performance.now();
    const expiry = end === null ? [] : [t('expiresAt', { time: formatDateTime(end) })];
    try {
      const lines = [amountText(amount, currency), provider, ...expiry];
      await saveQrImage({ address: address ?? '', lines }, qrFileName(bankCode, plainAmount));
    } catch {
      toast('danger', t('qrNotSaved'));
    }
  };
  return (
    // Here, because this card is loaded only when it is shown.
    <FocusHolder>
      <div
        tabIndex={-1}
        role="group"
        aria-label={t('qrReady', { amount: amountText(amount, currency) })}
        className={styles.open}
      >
        <div className={styles.card}>
          {shown ? (
            <img
              className={styles.code}
              src={address}
              alt={t('qrFor', { amount: amountText(amount, currency) })}
              onError={() => {
                setBroken(address);
              }}
            />
          ) : (
            <p role="alert">{t('qrNotShown')}</p>
          )}
          <div className={styles.details}>
            <p className={styles.amount}>
              <span translate="no">{amountText(amount, currency)}</span>
              {amount !== null && <CopyButton text={plainAmount} label={t('copyAmount')} />}
            </p>
            {deadline && <Countdown secondsLeft={secondsLeft} />}
            {!deadline?.byServer && <p>{deadline ? t('deviceClock') : t('endUnknown')}</p>}
            {shown && (
              <>
                <p className={styles.scan}>{t('scanQr')}</p>
                {/* Before the hints, so that it is in view on a phone, where the code cannot be scanned. */}
                <Button wide onPress={() => void save()}>
                  {t('saveQr')}
                </Button>
                <ul className={styles.hints}>
                  <li>{t('payOnce')}</li>
                  <li>{t('onOnePhone')}</li>
                </ul>
              </>
            )}
            {id !== null && (
              <Button
                look="link"
                busy={cancelling}
                onPress={() => {
                  onCancel(id);
                }}
              >
                {t('cancelQr')}
              </Button>
            )}
          </div>
        </div>
        {shown && (
          <Actions>
            <Button wide look="primary" onPress={onTransferred}>
              {t('transferred')}
            </Button>
          </Actions>
        )}
      </div>
    </FocusHolder>
  );
}

/** Seconds before the end at which the warning appears. */
const warningFrom = 30;

/** The remaining time of a code. Screen readers are told once that the end is near (B-06). */
function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const t = useText('deposit');
  const isNear = secondsLeft <= warningFrom;
  const [announced, setAnnounced] = useState<number>();
  if (isNear && announced === undefined) setAnnounced(secondsLeft);
  return (
    <div className={styles.countdown} data-near={isNear || undefined}>
      <p role="timer">{t('expiresIn', { time: formatCountdown(secondsLeft) })}</p>
      {isNear && <p aria-hidden>{t('expiring', { n: secondsLeft })}</p>}
      <p role="status" className="visually-hidden">
        {announced !== undefined && t('expiring', { n: announced })}
      </p>
    </div>
  );
}
