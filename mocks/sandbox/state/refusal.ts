/** A command that was not carried out, with the reason. The type lists the possible codes. */
export class Refusal<Code extends string> {
  readonly code: Code;
  constructor(code: Code) {
    this.code = code;
  }
}

export function refuse<const Code extends string>(code: Code): Refusal<Code> {
  return new Refusal(code);
}
