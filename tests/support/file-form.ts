export function formOf(bytes: Uint8Array<ArrayBuffer>, { name = 'slip.png', type = 'image/png' } = {}): FormData {
  const form = new FormData();
  form.set('file', new File([bytes], name, { type }));
  return form;
}
