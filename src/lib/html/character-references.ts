const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00A0',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    shy: '\u00AD',
    zwnj: '\u200C',
    zwj: '\u200D',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    middot: '·',
    bull: '•',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    times: '×',
    divide: '÷',
    plusmn: '±',
    frac12: '½',
    euro: '€',
    larr: '←',
    rarr: '→',
  }),
);

const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,8}\d{0,2}));/gi;

/** Decodes character references once; one that is not known, or lacks its semicolon, stays as it is written. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (written, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return character(Number.parseInt(decimal, 10));
    if (hex) return character(Number.parseInt(hex, 16));
    return (name && named.get(name)) ?? written;
  });
}

function character(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}
