/** What every Chromium of the tests and benchmarks starts with; Playwright adds `--headless` itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
