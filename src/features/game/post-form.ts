/**
 * Posts fields to an address, into the named window. Uses attributes and prototype methods, because a field named
 * `action`, `target` or `submit` would shadow the form's own properties.
 */
export function postForm(url: string, fields: Readonly<Record<string, string>>, target: string): void {
  const form = document.createElement('form');
  form.hidden = true;
  form.setAttribute('method', 'post');
  form.setAttribute('action', url);
  form.setAttribute('target', target);
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
