import { useEffect, useLayoutEffect, useState } from 'react';
import {
  createFormControl,
  useFormState,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';

type Options<Text extends FieldValues, Output> = Required<
  Pick<UseFormProps<Text, unknown, Output>, 'resolver' | 'defaultValues'>
>;

function create<Text extends FieldValues, Output>({ resolver, defaultValues }: Options<Text, Output>) {
  let newest = resolver;
  return {
    form: createFormControl<Text, unknown, Output>({ defaultValues, resolver: (...given) => newest(...given) }),
    setResolver: (next: typeof resolver) => {
      newest = next;
    },
  };
}

/**
 * A form of react-hook-form. Its own `useForm` renders the whole sheet a second time when it opens, to set a flag that
 * this app does not use (docs/performance.md).
 */
export function useForm<Text extends FieldValues, Output = Text>(
  options: Options<Text, Output>,
): UseFormReturn<Text, unknown, Output> {
  const [{ form, setResolver }] = useState(() => create(options));
  const { resolver } = options;
  useLayoutEffect(() => {
    setResolver(resolver);
  }, [resolver, setResolver]);
  // With its first subscriber the form counts as mounted.
  useEffect(() => form.subscribe({ formState: {}, callback: () => undefined }), [form]);
  const formState = useFormState({ control: form.control });
  return { ...form, formState };
}
