/** A mistake that somebody could make, and the tests that must notice. */
export interface Fault {
  name: string;
  /** The requirement it breaks, as the ledger or the README's list of qualities numbers it. */
  breaks: string;
  file: string;
  /** Text that stands in the file exactly once. */
  find: string;
  replace: string;
  /** What must fail: files of vitest, files of the browser suite, or a command of package.json. */
  caughtBy: { unit: string } | { browser: string; title: string } | { script: string };
}

export const unit = (file: string) => ({ unit: `tests/unit/${file}` });
export const contract = (file: string) => ({ unit: `tests/contract/${file}` });
export const browser = (file: string, title: string) => ({ browser: `tests/e2e/${file}.spec.ts`, title });
