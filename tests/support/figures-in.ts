/** All numbers in a body, including numeric texts, as decimals without trailing zeros. */
export function figuresIn(body: unknown, found = new Set<string>()): Set<string> {
  if (typeof body === 'object' && body !== null) {
    for (const value of Object.values(body)) figuresIn(value, found);
  } else if (typeof body === 'number') {
    found.add(String(body + 0));
  } else if (typeof body === 'string' && /^-?\d+(\.\d+)?$/.test(body.trim())) {
    const text = body.trim();
    found.add((text.includes('.') ? text.replace(/\.?0+$/, '') : text).replace(/^-0$/, '0'));
  }
  return found;
}
