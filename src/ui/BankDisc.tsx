import styles from './BankDisc.module.css';

/** The CSS class of a bank; undefined for an unknown code. */
const classOf = (bankCode: string) => styles[`is-${bankCode}`];

/** Whether the app has a disc for this code. */
export const hasOwnDisc = (bankCode: string): boolean => classOf(bankCode) !== undefined;

/** A disc in the colour of a bank with its short name (B-46). Neutral, with the start of the code, for unknown banks. */
export function BankDisc({ bankCode }: { bankCode: string }) {
  const shortCode = bankCode.slice(0, 4);
  return <span aria-hidden className={`${styles.disc} ${classOf(bankCode) ?? ''}`} data-code={shortCode} />;
}
