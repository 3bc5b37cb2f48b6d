import { Tokenizer } from 'htmlparser2';

export type Attributes = Readonly<Record<string, string>>;

interface StartTag {
  name: string;
  attributes: Attributes;
  selfClosing: boolean;
}

interface TokenHandlers {
  /** `stop` ends the reading. */
  start: (tag: StartTag, stop: () => void) => void;
  end?: (name: string) => void;
  /** A piece of text with its character references decoded; one text may come in several pieces. */
  text?: (text: string) => void;
}

/**
 * Reports the tags and texts of HTML in their order. Names are in lower case. Comments, declarations and a tag that never ends
 * are left out. The tokenizer is used without the package's `Parser`, whose stack of open elements takes time that grows with the
 * square of the nesting.
 */
export function readTokens(html: string, { start, end, text }: TokenHandlers): void {
  let name = '';
  let attributes: Record<string, string> = {};
  let attribute = '';
  let value = '';
  const slice = (from: number, to: number) => html.slice(from, to);
  const startTag = (selfClosing: boolean) => {
    start({ name, attributes, selfClosing }, () => tokenizer.pause());
  };
  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(from, to) {
        name = slice(from, to).toLowerCase();
        attributes = {};
      },
      onattribname(from, to) {
        attribute = slice(from, to).toLowerCase();
        value = '';
      },
      onattribdata(from, to) {
        value += slice(from, to);
      },
      onattribentity(code) {
        value += String.fromCodePoint(code);
      },
      onattribend() {
        // As in browsers, the first of two attributes with one name wins.
        if (!Object.hasOwn(attributes, attribute)) attributes[attribute] = value;
      },
      onopentagend: () => startTag(false),
      onselfclosingtag: () => startTag(true),
      onclosetag: (from, to) => end?.(slice(from, to).toLowerCase()),
      ontext(from, to) {
        // What begins behind a `<` is the name of a tag that the end of the text cuts off.
        if (html[from - 1] !== '<') text?.(slice(from, to));
      },
      ontextentity: (code) => text?.(String.fromCodePoint(code)),
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
