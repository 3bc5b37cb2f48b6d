import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import styles from './Direction.module.css';

export type Way = 'in' | 'out';

interface DirectionProps {
  way: Way;
  /** The game holds nothing that could be moved out. */
  isOutOff: boolean;
  disabled: boolean;
  onChange: (way: Way) => void;
}

/** Into the game, or back to the wallet: chosen before the amount, whose shares depend on it. */
export function Direction({ way, isOutOff, disabled, onChange }: DirectionProps) {
  const t = useText('game');
  const name = useId();
  return (
    <fieldset className={styles.ways} disabled={disabled}>
      <legend className="visually-hidden">{t('direction')}</legend>
      {(['in', 'out'] as const).map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={way === each}
            disabled={each === 'out' && isOutOff}
            onChange={() => {
              onChange(each);
            }}
          />
          <span>{t(each === 'in' ? 'intoGame' : 'backToWallet')}</span>
        </label>
      ))}
    </fieldset>
  );
}
