import { useId, type ComponentProps } from 'react';
import styles from './Field.module.css';
import { Units } from './Units.tsx';
import type { Elements } from './elements.ts';

interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  label: string;
  /** The error beside the field, if any. */
  error?: string | Elements;
  hint?: string | undefined;
  /** A small control at the end of the field, such as the eye button. */
  action?: Elements;
}

/** A native input with a label. Native, because it keeps input from before hydration. */
export function Field({ label, error, hint, action, ...input }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error || hint;
  return (
    <div className={styles.field} data-invalid={Boolean(error) || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {action}
      </div>
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          <Units>{note}</Units>
        </p>
      )}
    </div>
  );
}
