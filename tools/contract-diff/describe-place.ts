const kinds: Readonly<Record<string, string>> = {
  schemas: 'schema',
  responses: 'response',
  parameters: 'parameter',
  headers: 'header',
  examples: 'example',
  requestBodies: 'request body',
  securitySchemes: 'security scheme',
  messages: 'message',
  channels: 'channel',
  operations: 'operation',
};

const unescape = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** A JSON pointer for people: the subject (`schema Currency`) and the field in it (`banks[].currency`). */
export function describePlace(pointer: string): { subject: string; field: string } {
  const [first = '', second = '', third = '', ...rest] = pointer.split('/').slice(1).map(unescape);
  const isHolder = ['paths', 'channels', 'operations', 'components'].includes(first);
  if ((isHolder && second === '') || (first === 'components' && third === '')) return { subject: '', field: '' };
  if (first === 'components') return { subject: `${kinds[second] ?? second} ${third}`.trim(), field: fieldOf(rest) };
  if (first === 'paths')
    return { subject: [third.toUpperCase(), second].filter(Boolean).join(' '), field: fieldOf(rest) };
  if (first in kinds) return { subject: `${kinds[first] ?? first} ${second}`, field: fieldOf([third, ...rest]) };
  return { subject: first, field: fieldOf([second, third, ...rest]) };
}

/** `properties/banks/items/properties/code` becomes `banks[].code`. */
function fieldOf(steps: readonly string[]): string {
  let field = '';
  for (let index = 0; index < steps.length; index += 1) {
    const step = steps[index] ?? '';
    if (['anyOf', 'oneOf', 'allOf', 'content'].includes(step)) index += 1;
    else if (step === 'items') field += '[]';
    else if (step === 'responses') field += `${field && '.'}${steps[(index += 1)] ?? ''}`;
    else if (!['properties', 'schema', 'parameters', 'requestBody', ''].includes(step))
      field += `${field && '.'}${step}`;
  }
  return field;
}
