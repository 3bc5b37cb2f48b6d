// Controls, invisible formatting, lone halves of letters and line ends: they hide, turn around or break up what a name says.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** A file name in which nothing hides: `photo<U+202E>gpj.exe` says where it would have been turned around (quality 7). */
export function visibleName(name: string): string {
  return name.replace(unseen, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}
