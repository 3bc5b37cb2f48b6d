import { useForm } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useModal } from '../../../ui/modal-address.ts';
import { rewriteInput } from '../../../ui/rewrite-input.ts';
import { promotionCode } from './promotion-code.ts';
import styles from './PromotionForm.module.css';

const toUpperCase = rewriteInput((text) => text.toUpperCase());

/** Takes a promotion code, in upper case; an empty one asks nothing of the server. */
export function PromotionForm() {
  const t = useText('bonus');
  const { open } = useModal();
  const form = useForm({ defaultValues: { code: '' } });
  const submit = form.handleSubmit(({ code }) => open('promotion', { code: promotionCode(code) }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field
        {...form.register('code', { validate: (code) => promotionCode(code) !== '' })}
        label={t('promotionCode')}
        error={form.formState.errors.code && t('enterCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        onInput={toUpperCase}
        action={
          <span className={styles['search']}>
            <Button type="submit">{t('search')}</Button>
          </span>
        }
      />
    </form>
  );
}
