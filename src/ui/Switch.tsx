import type { ComponentProps } from 'react';
import styles from './Switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  label: string;
}

/** An on/off setting that applies immediately. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <span>{label}</span>
      <input {...input} type="checkbox" role="switch" />
    </label>
  );
}
