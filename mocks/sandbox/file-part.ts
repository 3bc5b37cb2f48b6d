/** The one part of the contract's uploads, or null when the form has none. */
export function fileOf(form: FormData): File | null {
  const part = form.get('file');
  return part instanceof File ? part : null;
}
