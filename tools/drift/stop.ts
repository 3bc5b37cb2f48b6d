/** Ends a run. 2: wrong arguments or contract. 3: the service cannot be reached or refuses the sign-in. */
export class Stop extends Error {
  readonly exitCode: 2 | 3;

  constructor(exitCode: 2 | 3, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}
