import type { Elements } from './elements.ts';

/**
 * A text in which a number stays on the line of the Latin word after it, as in "1 hour", and an account number with
 * hyphens stays on one line. The text has no mark for it, because the specification states some texts to the letter
 * . Anything but a text is unchanged.
 */
export function Units({ children: text }: { children: string | Elements }): Elements {
  if (typeof text !== 'string') return text;
  // Split at a group, so every second part stays together.
  return text.split(/((?:\d[\d.,]*)?\d \p{Script=Latin}+|\d{3}-\d{3}-\d{4})/u).map((part, index) => (
    <span key={index} className={index % 2 ? 'together' : undefined}>
      {part}
    </span>
  ));
}
