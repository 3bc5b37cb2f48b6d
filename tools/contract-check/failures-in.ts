/** The titles and messages of failed tests in vitest's `tap-flat` output; all of it if no test failed. */
export function failuresIn(output: string): string {
  const told = output.split('\n').filter((line) => /^not ok |^ +message: /.test(line));
  return told.length > 0 ? told.map((line) => line.replace(/^not ok \d+ - | # time=.*/g, '')).join('\n') : output;
}
