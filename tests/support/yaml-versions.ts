import { isDeepStrictEqual } from 'node:util';
import { parseDocument, Scalar, visit, type Document } from 'yaml';

/**
 * Plain scalars that YAML 1.1 parsers interpret differently: `=` has its own type, a float needs a point, and an
 * exponent needs a sign.
 */
const disputed = /^(?:=|[-+]?\d[\d_]*e[-+]?\d+)$/i;

/**
 * Places where YAML 1.1 parsers (PyYAML, SnakeYAML, yaml.v3 of Go) read a text differently from a YAML 1.2 parser, one
 * line each. The package `yaml` is more tolerant, so such scalars are found by a pattern.
 */
export function differencesFromYaml11(text: string): string[] {
  const modern = parseDocument(text, { version: '1.2' });
  const old = parseDocument(text, { version: '1.1' });
  const errors = [...modern.errors, ...modern.warnings, ...old.errors, ...old.warnings].map(({ message }) => message);
  return [...errors, ...refusedScalars(modern, text), ...readDifferently(modern, old, text)];
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

interface Place {
  offset: number;
  source: string;
  type: string | undefined;
  value: unknown;
  inFlow: boolean;
}

function scalars(document: Document): Place[] {
  const places: Place[] = [];
  visit(document, {
    Scalar(_key, { range, source, type, value }, path) {
      if (!range) return;
      const inFlow = path.some((parent) => 'flow' in parent && parent.flow);
      places.push({ offset: range[0], source: source ?? '', type, value, inFlow });
    },
  });
  return places;
}

function refusedScalars(document: Document, text: string): string[] {
  return scalars(document).flatMap(({ offset, source, type, inFlow }) => {
    const found = (problem: string) => [`line ${lineOf(text, offset)}: ${problem}`];
    if (type === Scalar.PLAIN && inFlow && source.includes('?')) return found(`unquoted ? in ${source}`);
    if (type === Scalar.PLAIN && disputed.test(source)) return found(`${source} is not the same to all parsers`);
    const written = text.slice(offset, text.indexOf('\n', offset));
    if (type === Scalar.QUOTE_DOUBLE && /(?<!\\)(?:\\\\)*\\\//.test(written)) return found('YAML 1.1 has no \\/');
    return [];
  });
}

function readDifferently(modern: Document, old: Document, text: string): string[] {
  const before = new Map(scalars(old).map((place) => [place.offset, place]));
  const places = scalars(modern).flatMap(({ offset, source, value }) => {
    const other = before.get(offset);
    return other && isDeepStrictEqual(other.value, value) ? [] : [`line ${lineOf(text, offset)}: ${source}`];
  });
  // Merge keys change the whole document but no scalar.
  if (places.length === 0 && !isDeepStrictEqual(modern.toJS(), old.toJS())) return ['the documents differ'];
  return places;
}
