/** A command that was not carried out, and why. Its type says which codes are possible. */
export class Refusal<Code extends string> {
  readonly code: Code;
  constructor(code: Code) {
    this.code = code;
  }
}

export function refuse<const Code extends string>(code: Code): Refusal<Code> {
  return new Refusal(code);
}
