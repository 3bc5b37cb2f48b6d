/** A field as the ledger writes it: `a?[]{b, c}`, `a(X|Y|…)`, `a|null`. */
export interface StatedField {
  name: string;
  isOptional: boolean;
  isList: boolean;
  isNullable: boolean;
  values: string[];
  /** Whether other texts than `values` are accepted. */
  isOpen: boolean;
  fields: StatedField[];
}

interface StatedSchema {
  component: string;
  /** The values of an enum. */
  values: string[];
  fields: StatedField[];
}

export interface StatedCall {
  method: string;
  paths: string[];
  isMultipart: boolean;
  /** The requirement that has the schema of the body. */
  bodyAs: string | undefined;
  sent: StatedField[];
  returned: StatedField[];
}

/** The call at the start of a requirement. */
export function callIn(text: string): StatedCall | undefined {
  const [, method, path = ''] = /^(GET|POST|PUT|DELETE) `([^`]+)`/.exec(text) ?? [];
  if (method === undefined) return undefined;
  const [, body, part] = /\bbody (?:exactly )?`([^`]+)`|\bmultipart with a `([^`]+)` field/.exec(text) ?? [];
  return {
    method,
    paths: path.includes('[') ? [path.replace(/\[.*\]/, ''), path.replace(/[[\]]/g, '')] : [path],
    isMultipart: part !== undefined,
    bodyAs: /\bbody as (R-\d{3}|B-\d{2})/.exec(text)?.[1],
    sent: fieldsIn(body ?? part ?? ''),
    returned: fieldsIn(/\breturns `([^`]+)`/.exec(text)?.[1] ?? ''),
  };
}

/** `Schema{fields}` and `Schema(values)` in a requirement. */
export function schemasIn(text: string): StatedSchema[] {
  return [...text.matchAll(/`([A-Z]\w+)(?:\{(.*?)\}|\(([\w|]+)\))`/g)].map(([, component = '', fields, values]) => ({
    component,
    values: values?.split('|') ?? [],
    fields: fieldsIn(fields ?? ''),
  }));
}

const oneField =
  /^(?<name>\w+)(?<optional>\??)(?<list>(?:\[\])?)(?:\((?<values>.*?)\))?(?:\{(?<inner>.*)\})?(?<null>(?:\|null)?)$/;

function fieldsIn(list: string): StatedField[] {
  return split(list).map((text) => {
    const {
      name = '',
      optional,
      list: brackets,
      values = '',
      inner = '',
      null: nullable,
    } = oneField.exec(text)?.groups ?? {};
    if (name === '') throw new Error(`Not the notation of the ledger: ${text}`);
    const known = values.split('|').filter((value) => value !== '');
    return {
      name,
      isOptional: optional === '?',
      isList: brackets === '[]',
      isNullable: nullable === '|null',
      values: known.filter((value) => value !== '…'),
      isOpen: known.includes('…'),
      fields: fieldsIn(inner),
    };
  });
}

/** The parts between commas that are in no braces. */
function split(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of list) {
    depth += Number(letter === '{') - Number(letter === '}');
    if (letter === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += letter;
  }
  return [...parts, part.trim()].filter((text) => text !== '');
}
