/**
 * Posts fields to an address, into a window by its name, as a form on the page would. Everything is set as an attribute and called
 * from the prototype: a field may be called `action`, `target` or `submit` and would stand in their place.
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
