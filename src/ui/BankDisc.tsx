import QrCode from 'lucide-react/icons/qr-code';
import styles from './BankDisc.module.css';

/** The CSS class of a bank; undefined for an unknown code. */
const classOf = (bankCode: string) => styles[`is-${bankCode}`];

/** Whether the app has a disc for this code. */
export const hasOwnDisc = (bankCode: string): boolean => classOf(bankCode) !== undefined;

/** The payment gateways that the app knows without the deposit lookup. */
const knownGateways = ['WW', 'FP', 'PAYONEX'];

interface BankDiscProps {
  bankCode: string;
  /** Default: by the code. */
  isGateway?: boolean;
}

/**
 * A disc in the colour of a bank with its short name (B-46). Neutral, with the start of the code, for unknown banks. A
 * gateway has a QR code in place of the name, because a member does not know its code.
 */
export function BankDisc({ bankCode, isGateway = knownGateways.includes(bankCode) }: BankDiscProps) {
  const shortCode = bankCode.slice(0, 4);
  return (
    <span aria-hidden className={`${styles.disc} ${classOf(bankCode) ?? ''}`} data-code={isGateway ? 'QR' : shortCode}>
      {isGateway && <QrCode />}
    </span>
  );
}
