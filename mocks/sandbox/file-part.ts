export function fileOf(form: FormData): File | null {
  const part = form.get('file');
  return part instanceof File ? part : null;
}
