import { htmlElementAttributes } from 'html-element-attributes';
import { htmlTagNames } from 'html-tag-names';
import { createRequire } from 'node:module';
import { svgTagNames } from 'svg-tag-names';

/**
 * Hostile markup from a small grammar: every element of HTML and SVG with every dangerous attribute, combined with
 * different address spellings, nestings and syntax errors. The same texts in every run.
 */
const hostileTags: readonly string[] = [
  ...new Set([...htmlTagNames, ...svgTagNames, 'annotation-xml', 'mi', 'portal', 'custom-element']),
];

const hostileAddresses = [
  'javascript:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;&#x61;vascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+',
  'blob:https://evil.example/1',
  'http://evil.example/x.png',
  'https://evil.example/x.png',
  '//evil.example/x.png',
  '/\\evil.example',
  'https://bank.example@evil.example/',
  'https://evil.example/\u202egpj.exe',
  '&NewLine;javascript:alert(1)',
];

/** Attributes whose value a browser fetches, follows, posts to or runs. */
const takesAddress =
  /^(?:action|archive|background|cite|classid|code|codebase|data|formaction|href|imagesrcset|longdesc|manifest|ping|poster|profile|src|srcdoc|srcset|usemap)$/;
const addressAttributes = [...new Set(Object.values(htmlElementAttributes).flat())].filter((name) =>
  takesAddress.test(name),
);

/** `@` stands for the address. */
const attributes = [
  ...addressAttributes.map((name) => `${name}="@"`),
  "href='@'",
  'href=@',
  'xlink:href="@"',
  'src=@ onerror=alert(1)',
  'SRC="@" OnLoad="alert(1)"',
  'href="@" onclick="alert(1)"',
  'src="@" srcset="@ 2x"',
  'style="background:url(@)"',
  'style="position:fixed;inset:0" class="a" id="root"',
  'srcdoc="<script>alert(1)</script>"',
  'onmouseover\n=\nalert(1) href="@"',
  'href="@" href="https://good.example"',
  'autofocus onfocus=alert(1) tabindex=0',
  'http-equiv="refresh" content="0;url=@"',
  '__proto__="@" constructor="@" is="x-y"',
  'colspan="999999999" rowspan="-1" width="1e9" height="@"',
];

/** `%` stands for the element. */
const hostileNestings = [
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

/** Well-formed and broken syntax for one element. */
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

const hostileTexts: readonly string[] = hostileTags.flatMap((tag, n) =>
  attributes.map((attribute, a) => {
    // The lists advance at different speeds, so that all pairs occur.
    const address = pick(hostileAddresses, n + a);
    const nesting = pick(hostileNestings, Math.floor(n / 3) + a);
    const element = pick(syntaxes, Math.floor(n / 7) + a)(tag, attribute.replaceAll('@', address));
    return nesting.replaceAll('%', element);
  }),
);

/** A public collection of strings that break software. */
const naughtyStrings = createRequire(import.meta.url)('big-list-of-naughty-strings') as readonly string[]; // a JSON file

/** Links and pictures that the product allows, well-formed, with every hostile address. */
const keptHtml = hostileAddresses.flatMap((address) => [
  `<img src="${address}" alt="x">`,
  `<a href="${address}">x</a>`,
  `<a href="https://good.example"><img src="${address}" alt="x"></a>`,
]);

export const hostileHtml: readonly string[] = [
  ...keptHtml,
  ...hostileTexts,
  ...naughtyStrings.flatMap((text) => [text, `<p title="${text}">${text}</p>`, `<a href="${text}">x</a>`]),
];

/** All of the allowed elements and about `count` of the others, for slow tests. The steps skip no list completely. */
export const someHostileHtml = (count: number): string[] => {
  const most = Math.floor(hostileHtml.length / count);
  const step = most % 2 === 0 ? most - 1 : most;
  return hostileHtml.filter((_, index) => index < keptHtml.length || index % step === 0);
};
