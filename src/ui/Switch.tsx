import type { ComponentProps } from 'react';
import styles from './Switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  label: string;
}

/** A setting that is on or off and works at once. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className={styles['switch']}>
      <span>{label}</span>
      <input {...input} type="checkbox" role="switch" />
    </label>
  );
}
