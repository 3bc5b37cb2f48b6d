import { contract, unit, type Fault } from './fault.ts';

const record = {
  breaks: 'B-31',
  file: 'src/app/reports/report-record.ts',
  caughtBy: unit('app/reports/report-record.test.ts'),
} as const;

const sending = {
  breaks: 'B-31',
  file: 'src/app/reports/start-reports.ts',
  caughtBy: unit('app/reports/start-reports.test.ts'),
} as const;

const masking = {
  breaks: 'quality 10',
  file: 'tools/drift/redact.ts',
  caughtBy: contract('drift/passive.test.ts'),
} as const;

/** Faults of reports from the app and of masking in the reports of drift. */
export const reportFaults: readonly Fault[] = [
  {
    ...record,
    name: 'a report contains the keys of a login form',
    find: ".replace(/\\/event\\/.*$/, '/event/*')",
    replace: '',
  },
  {
    ...record,
    name: 'a report contains the name of any thrown error',
    find: "/^\\w{1,40}$/.test(error.name) ? error.name : 'Error'",
    replace: 'error.name',
  },
  {
    ...record,
    name: 'a report contains the whole address that the policy blocked',
    find: "url.origin === 'null' ? url.protocol.slice(0, -1) : url.origin",
    replace: 'url.href',
  },
  {
    ...record,
    name: 'a report contains the address of an unknown page',
    file: 'src/app/reports/report-record.ts',
    find: "?? 'other'",
    replace: '?? pathname',
  },
  {
    ...sending,
    name: 'reports are lost when the page is closed',
    find: "  addEventListener('pagehide', flush);\n",
    replace: '',
  },
  {
    ...masking,
    name: 'drift shows the PIN of a recorded form',
    find: '|^pin$|',
    replace: '|',
  },
  {
    ...masking,
    name: 'drift shows every recorded header',
    find: 'plainHeader.test(name.toLowerCase())',
    replace: 'plainHeader.test(name) || true',
  },
  {
    ...masking,
    name: 'drift shows a phone number of a recorded body that is no JSON',
    file: 'tools/drift/curl.ts',
    find: '`<${body.length} bytes that are no JSON>`',
    replace: "body.toString('utf8')",
  },
];
