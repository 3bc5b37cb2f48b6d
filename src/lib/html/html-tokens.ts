import { Tokenizer } from 'htmlparser2';

export type Attributes = Readonly<Record<string, string>>;

interface StartTag {
  name: string;
  attributes: Attributes;
  selfClosing: boolean;
}

interface TokenHandlers {
  /** Call `stop` to end the reading. */
  start: (tag: StartTag, stop: () => void) => void;
  end?: (name: string) => void;
  /** A decoded piece of text; one text may arrive in several pieces. */
  text?: (text: string) => void;
}

/**
 * Reports tags and texts of HTML in order. Names are lower case. Skips comments, declarations and unclosed tags. Uses
 * the tokenizer without the package's `Parser`, whose stack of open elements needs quadratic time in the nesting depth.
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
        // As in browsers, the first of two equal attributes wins.
        if (!Object.hasOwn(attributes, attribute)) attributes[attribute] = value;
      },
      onopentagend: () => startTag(false),
      onselfclosingtag: () => startTag(true),
      onclosetag: (from, to) => end?.(slice(from, to).toLowerCase()),
      ontext(from, to) {
        // Text after `<` is an unfinished tag name at the end of the input.
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
