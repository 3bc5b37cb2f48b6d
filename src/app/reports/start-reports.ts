import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { currentLocale } from '../../i18n/i18n.ts';
import { appVersion } from '../../lib/app-version.ts';
import { takeIncidents } from '../../lib/incidents.ts';
import { pageName, recordOf, type ReportRecord } from './report-record.ts';
import { attempt } from '../../lib/attempt.ts';

/** Replaced at build time with `info.version` of openapi.yaml (vite.config.ts). */
declare const __CONTRACT_VERSION__: string;

const mostRecords = 20;
const batchMs = 5_000;

/** The hash in the name of the page's first script. It changes with every change of the build. */
const buildOf = (document: Document) =>
  /-([\w-]{8})\.js$/.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[1] ?? '';

/**
 * Sends incidents and web vitals to the operator's collector (WALLET_REPORT_URL) in batches: at most 20 records per
 * page load, without repetitions. A batch that the browser rejects is dropped.
 */
export function startReports(url: string): void {
  const seen = new Set<string>();
  const waiting: ReportRecord[] = [];
  // Web vitals belong to the page that was loaded, not to the current one.
  const page = pageName(location.pathname);
  const build = buildOf(document);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const records = waiting.splice(0);
    const head = { app: appVersion, contract: __CONTRACT_VERSION__, build, locale: currentLocale() };
    // A text is sent as text/plain, which needs no CORS preflight.
    attempt(() => navigator.sendBeacon(url, JSON.stringify({ ...head, records })));
  }

  function add(record: ReportRecord | null) {
    const key = JSON.stringify(record);
    if (record === null || seen.size >= mostRecords || seen.has(key)) return;
    seen.add(key);
    waiting.push(record);
    timer ??= setTimeout(flush, batchMs);
  }

  takeIncidents((incident) => {
    add(recordOf(incident, location.origin));
  });
  const onVital = ({ name, value }: Metric) => {
    add({ kind: 'vital', name, value: Math.round(value * 1_000) / 1_000, page });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(onVital);
  // On the window, so that it runs after the document listeners of web-vitals.
  addEventListener('visibilitychange', () => {
    if (document.hidden) flush();
  });
  addEventListener('pagehide', flush);
}
