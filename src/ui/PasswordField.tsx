import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentProps } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

/** A password field with a button to show it. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'action'>) {
  const t = useText('common');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      action={
        <IconButton
          label={shown ? t('hidePassword') : t('showPassword')}
          onPress={() => {
            setShown(!shown);
          }}
        >
          <Icon />
        </IconButton>
      }
    />
  );
}
