/** Why a run ends before it can judge: 2 for a wrong call or contract, 3 for a service that cannot be reached or refuses the sign-in. */
export class Stop extends Error {
  readonly exitCode: 2 | 3;

  constructor(exitCode: 2 | 3, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}
