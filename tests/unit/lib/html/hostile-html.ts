/**
 * A small grammar of what a server must not get a page to do: every element in turn, with a dangerous attribute, an address in
 * one of its spellings, a way of nesting and a way of breaking the syntax. The same texts on every run.
 */
const names =
  'p br hr h1 h6 ul ol li b strong i em u s small sub sup span div blockquote table thead tbody tr th td a img script style iframe object embed template noscript noembed noframes textarea title xmp plaintext svg math form input button select option video audio source link meta base body html head frame frameset applet marquee details dialog slot portal custom-element font image isindex keygen'.split(
    ' ',
  );

const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;&#x61;vascript&colon;alert(1)',
  '&#0000106avascript:alert(1)',
  'javascript:alert&lpar;1&rpar;',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'http://evil.example/x.png',
  'https://evil.example/x.png',
  '//evil.example/x.png',
  '/\\evil.example',
  '/.//evil.example',
  'https://bank.example@evil.example/',
  'https://evil.example/\u202egpj.exe',
  '&NewLine;javascript:alert(1)',
  'feed:javascript:alert(1)',
  'view-source:javascript:alert(1)',
  'intent://evil.example#Intent;end',
];

/** `@` stands for the address. */
const attributes = [
  'href="@"',
  "href='@'",
  'href=@',
  'HREF="@"',
  'xlink:href="@"',
  'src="@"',
  'src=@ onerror=alert(1)',
  'SRC="@" OnLoad="alert(1)"',
  'href="@" onclick="alert(1)"',
  'src="@" srcset="@ 2x"',
  'style="background:url(@)"',
  'style="position:fixed;inset:0" class="a" id="root"',
  'action="@" formaction="@"',
  'srcdoc="<script>alert(1)</script>"',
  'background="@"',
  'data="@" code="@"',
  'onmouseover\n=\nalert(1) href="@"',
  'href="@" href="https://good.example"',
  'autofocus onfocus=alert(1) tabindex=0',
  'http-equiv="refresh" content="0;url=@"',
  '__proto__="@" constructor="@" is="x-y"',
  'colspan="999999999" rowspan="-1" width="1e9" height="@"',
];

/** `%` stands for the element. */
const nestings = [
  '%',
  '<p>%',
  '<b><i>%</b></i>',
  '<table>%</table>',
  '<ul>%</ul>',
  '<svg>%</svg>',
  '<math><mi>%</math>',
  '<a href="https://good.example">%</a>',
  '<noscript>%</noscript>',
  '<svg><style>%</style></svg>',
  '<table><tr><td><table>%',
  '<!-- % -->',
  '<![CDATA[%]]>',
  '<div title="%">',
  '<textarea>%',
  '<select><option>%</select>',
];

/** `<` and its likes, broken: what is inside and around one element. */
const syntaxes: ((name: string, attribute: string) => string)[] = [
  (name, attribute) => `<${name} ${attribute}>x</${name}>`,
  (name, attribute) => `<${name} ${attribute}`,
  (name, attribute) => `<${name}/${attribute}/>x`,
  (name, attribute) => `<${name.toUpperCase()}\n${attribute}\t>x</${name.toUpperCase()} z="</p>">`,
  (name, attribute) => `<<${name} ${attribute}>x<</${name}>`,
  (name, attribute) => `<${name} "${attribute}>x</${name}>`,
  (name, attribute) => `<${name} '=" ${attribute} >x`,
  (name, attribute) => `<\u0000${name} ${attribute}>x<${name}\u0000 ${attribute}>`,
  (name, attribute) => `</${name} ${attribute}><${name} ${attribute}>x`,
  (name, attribute) => `&lt;${name} ${attribute}&gt;x&lt;/${name}&gt;`,
  (name, attribute) => `<${name} ${attribute}><script>alert(1)</scr<script>ipt></${name}>`,
  (name, attribute) => `<!--><${name} ${attribute}>x--!><${name} ${attribute}>`,
  (name, attribute) => `<?xml ?><!DOCTYPE x [<!ENTITY y "@">]><${name} ${attribute}>&y;`,
];

const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

// Lists of lengths without a common divisor would be tidier; steps of different sizes mix them as well.
export const hostileHtml: readonly string[] = names.flatMap((name, n) =>
  Array.from({ length: 12 }, (_, turn) => {
    const index = n * 12 + turn;
    const address = pick(addresses, index);
    const attribute = pick(attributes, index + n).replaceAll('@', address);
    const element = pick(syntaxes, index + turn)(name, attribute);
    return pick(nestings, index + Math.floor(index / 16)).replaceAll('%', element);
  }),
);
