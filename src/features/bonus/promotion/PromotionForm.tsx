import { zodResolver } from '@hookform/resolvers/zod';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Field } from '../../../ui/Field.tsx';
import { rewriteInput } from '../../../ui/rewrite-input.ts';
import { useForm } from '../../../ui/use-form.ts';
import { promotionForm } from './promotion-form.ts';
import styles from './PromotionForm.module.css';

interface PromotionFormProps {
  /** The code that was searched before. */
  searched?: string;
  /** Why it was not found. */
  error?: string | Elements;
  onSearch: (code: string) => void;
}

const toUpperCase = rewriteInput((text) => text.toUpperCase());

/** The field for a promotion code, in upper case. An empty code sends nothing. */
export function PromotionForm({ searched = '', error, onSearch }: PromotionFormProps) {
  const t = useText('bonus');
  const form = useForm({ resolver: zodResolver(promotionForm), defaultValues: { code: searched } });
  const submit = form.handleSubmit(({ code }) => {
    onSearch(code);
  });
  const { errors, isDirty } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field
        {...form.register('code')}
        label={t('promotionCode')}
        error={errors.code ? t('enterCode') : !isDirty && error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        {...toUpperCase}
        action={
          <span className={styles.search}>
            <Button type="submit">{t('search')}</Button>
          </span>
        }
      />
    </form>
  );
}
