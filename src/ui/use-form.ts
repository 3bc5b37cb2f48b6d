import { useEffect, useLayoutEffect, useState } from 'react';
import {
  createFormControl,
  useFormState,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { tellFilledIn } from './fill-in.ts';

type Options<Text extends FieldValues, Output> = Required<
  Pick<UseFormProps<Text, unknown, Output>, 'resolver' | 'defaultValues'>
>;

function create<Text extends FieldValues, Output>({ resolver, defaultValues }: Options<Text, Output>) {
  let newest = resolver;
  const form = createFormControl<Text, unknown, Output>({ defaultValues, resolver: (...given) => newest(...given) });
  const handleSubmit: typeof form.handleSubmit = (...handlers) => {
    const submit = form.handleSubmit(...handlers);
    return (event) => {
      const sent: unknown = event?.currentTarget;
      if (sent instanceof HTMLFormElement) tellFilledIn(sent);
      return submit(event);
    };
  };
  return {
    form: { ...form, handleSubmit },
    setResolver: (next: typeof resolver) => {
      newest = next;
    },
  };
}

/**
 * A form of react-hook-form. Its own `useForm` renders the whole sheet a second time when it opens, to set a flag that
 * this app does not use (docs/performance.md). `handleSubmit` with the event of the form reads the fields again before.
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
