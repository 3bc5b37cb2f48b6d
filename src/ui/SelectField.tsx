import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ComponentProps } from 'react';
import { languageOf } from '../lib/language-of.ts';
import field from './Field.module.css';
import styles from './SelectField.module.css';
import type { Elements } from './elements.ts';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The option for no choice, value ''. */
  placeholder?: string | undefined;
  /** The error beside the field, if any. */
  error?: string | Elements;
  /** A line below the field, such as a retry line for its options. */
  note?: Elements;
}

/** A native select with a label: phones show their own picker. */
export function SelectField({ label, options, placeholder, error, note, ...select }: SelectFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={field['field']} data-invalid={Boolean(error) || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={`${field['box']} ${styles.box}`}>
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={languageOf(option.label)}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </div>
      {error && (
        <p id={errorId} className={field['error']} role="alert">
          {error}
        </p>
      )}
      {note}
    </div>
  );
}
