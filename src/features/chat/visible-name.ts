// Control, formatting, surrogate, private-use and line-separator characters. They can hide or reverse parts of a name.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/**
 * Makes hidden characters of a file name visible: `photo<U+202E>gpj.exe` would otherwise be displayed as photoexe.jpg.
 */
export function visibleName(name: string): string {
  return name.replace(unseen, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
  });
}
