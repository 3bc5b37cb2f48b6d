/** A possible mistake, and the tests that must detect it. */
export interface Fault {
  name: string;
  /** The requirement it violates, by its id in the ledger or its number in docs/quality.md. */
  breaks: string;
  file: string;
  /** Must occur in the file exactly once. */
  find: string;
  replace: string;
  /** What must fail: a vitest file, a browser spec with a title, or a script of package.json. */
  caughtBy: { unit: string } | { browser: string; title: string } | { script: string };
}

export const unit = (file: string) => ({ unit: `tests/unit/${file}` });
export const contract = (file: string) => ({ unit: `tests/contract/${file}` });
export const browser = (file: string, title: string) => ({ browser: `tests/e2e/${file}.spec.ts`, title });
