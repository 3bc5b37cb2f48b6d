interface Key {
  isComposing: boolean;
  keyCode: number;
}

/** The code of a key that an input method has taken. */
const takenByInputMethod = 229;

/**
 * Whether a key press belongs to the composition of a text, also the one that ends it. Safari ends the composition first and
 * tells it only by the code.
 */
export const isComposingKey = ({ isComposing, keyCode }: Key): boolean => isComposing || keyCode === takenByInputMethod;
