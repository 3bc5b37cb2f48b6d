import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addBounded } from './bounded-list.ts';
import type { Service } from './service.ts';

const mostKept = 1_000;
// What browsers let a page send in the background.
const largestReport = 64 * 1024;
const schemaFile = new URL('../../docs/reports.schema.json', import.meta.url);

/** Compiled when the first report comes, because most sandboxes receive none. */
function createValidation() {
  const ajv = new Ajv2020({ allErrors: true });
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as object; // ajv refuses what is no schema
  const validate = ajv.compile(schema);
  return (report: unknown) => (validate(report) ? [] : (validate.errors ?? []));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The collector of reports at /reports, for builds with that WALLET_REPORT_URL; the control API lists what came. */
export function createReports({ reports, violations }: Service): Hono {
  let problemsOf: ReturnType<typeof createValidation> | undefined;
  const collector = new Hono();
  collector.post('/reports', bodyLimit({ maxSize: largestReport }), async (c) => {
    const report = parseJson(await c.req.text());
    problemsOf ??= createValidation();
    for (const { instancePath, message = '' } of problemsOf(report)) {
      violations.add({ kind: 'request', where: 'POST /reports', pointer: instancePath, message });
    }
    addBounded(reports, report, mostKept);
    return c.body(null, 204);
  });
  return collector;
}
