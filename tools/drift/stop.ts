/**
 * Why a run ends without results: 2 for wrong arguments or a wrong contract, 3 for a service that cannot be reached or
 * refuses the sign-in.
 */
export class Stop extends Error {
  readonly exitCode: 2 | 3;

  constructor(exitCode: 2 | 3, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}
