import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type OnVital = (metric: { name: string; value: number }) => void;
const vitals = new Map<string, OnVital>();
vi.mock('web-vitals', () => {
  const observe = (name: string) => (onVital: OnVital) => void vitals.set(name, onVital);
  return Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, observe(name)]));
});

const schema = JSON.parse(readFileSync('docs/reports.schema.json', 'utf8')) as object; // ajv rejects anything that is not a schema
const isReport = new Ajv2020().compile(schema);
interface Report {
  build: string;
  locale: string;
  records: { kind: string }[];
}

let sent: [url: string, report: Report][] = [];
let taken = true;
let page = new EventTarget();

async function visit() {
  vi.resetModules();
  vitals.clear();
  sent = [];
  page = new EventTarget();
  const scriptTag = { src: 'https://wallet.example.com/assets/index-4f3a2b1c.js' };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { hidden: true, querySelector: () => scriptTag, addEventListener: () => undefined });
  vi.stubGlobal('location', { origin: 'https://wallet.example.com', pathname: '/login' });
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, body: string) => {
      sent.push([url, JSON.parse(body) as Report]); // validated by the schema below
      return taken;
    },
  });
  const { noteIncident } = await import('../../../../src/lib/incidents.ts');
  const { startReports } = await import('../../../../src/app/reports/start-reports.ts');
  const note = (operation: string) => {
    noteIncident({ kind: 'unknown', operation, reason: 'no answer' });
  };
  return { note, start: () => startReports('https://reports.example.com/wallet') };
}

beforeEach(() => {
  vi.useFakeTimers();
  taken = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('B-31 R-468 incidents from before and after the reporter’s load are one batch, with the app’s version', async () => {
  const { note, start } = await visit();
  note('withdrawAll');
  start();
  note('transfer');
  vitals.get('LCP')?.({ name: 'LCP', value: 812.34567 });
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(5_000);
  const records = [
    { kind: 'unknown', operation: 'withdrawAll', reason: 'no answer' },
    { kind: 'unknown', operation: 'transfer', reason: 'no answer' },
    { kind: 'vital', name: 'LCP', value: 812.346, page: 'login' },
  ];
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }; // our own file
  const head = { app: version, contract: '1.2.3', build: '4f3a2b1c', locale: 'th' };
  expect(sent).toEqual([['https://reports.example.com/wallet', { ...head, records }]]);
  expect(isReport(sent[0]?.[1])).toBe(true);
});

test('B-31 each page load sends at most 20 records, each incident once', async () => {
  const { note, start } = await visit();
  start();
  for (let each = 0; each < 60; each += 1) note(`operation${Math.floor(each / 2)}`);
  vi.advanceTimersByTime(60_000);
  expect(sent.flatMap(([, { records }]) => records)).toHaveLength(20);
});

test('B-31 a page load that has sent its 20 records sends nothing more', async () => {
  const { note, start } = await visit();
  start();
  for (let each = 0; each < 20; each += 1) note(`operation${each}`);
  vi.advanceTimersByTime(5_000);
  expect(sent).toHaveLength(1);
  note('transfer');
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

test.each(['visibilitychange', 'pagehide'])(
  'B-31 waiting records are sent when the member leaves: %s',
  async (event) => {
    const { note, start } = await visit();
    start();
    note('transfer');
    page.dispatchEvent(new Event(event));
    expect(sent).toHaveLength(1);
  },
);

test('B-31 a batch that the browser rejects is not sent again', async () => {
  const { note, start } = await visit();
  taken = false;
  start();
  note('transfer');
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});
