import { zodResolver } from '@hookform/resolvers/zod';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useModal } from '../../../ui/modal-address.ts';
import { rewriteInput } from '../../../ui/rewrite-input.ts';
import { useForm } from '../../../ui/use-form.ts';
import { promotionForm } from './promotion-form.ts';
import styles from './PromotionForm.module.css';

const toUpperCase = rewriteInput((text) => text.toUpperCase());

/** The field for a promotion code, in upper case. An empty code sends nothing. */
export function PromotionForm() {
  const t = useText('bonus');
  const { open } = useModal();
  const form = useForm({ resolver: zodResolver(promotionForm), defaultValues: { code: '' } });
  const submit = form.handleSubmit(({ code }) => open('promotion', { code }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field
        {...form.register('code')}
        label={t('promotionCode')}
        error={form.formState.errors.code && t('enterCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        onInput={toUpperCase}
        action={
          <span className={styles.search}>
            <Button type="submit">{t('search')}</Button>
          </span>
        }
      />
    </form>
  );
}
