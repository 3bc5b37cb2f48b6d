/**
 * The text of a message of a form: a key of `texts`, which has one for each problem of the form's schema. Undefined
 * without a message, and for a problem without a text.
 */
export const problemText = (texts: Readonly<Record<string, string | undefined>>, message: string | undefined) =>
  message === undefined ? undefined : texts[message];
