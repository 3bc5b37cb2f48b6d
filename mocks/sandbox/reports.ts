import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addBounded } from './violations.ts';
import type { Service } from './service.ts';

const mostKept = 1_000;
// The size limit of browsers for background requests.
const largestReport = 64 * 1024;
const schemaFile = new URL('../../docs/reports.schema.json', import.meta.url);

/** Compiled with the first report, because most sandboxes receive none. */
function createValidation() {
  const ajv = new Ajv2020({ allErrors: true });
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as object; // ajv rejects anything that is not a schema
  const validate = ajv.compile(schema);
  return (report: unknown) => (validate(report) ? [] : (validate.errors ?? []));
}

/** The collector of reports at /reports, for builds with this WALLET_REPORT_URL. The control API lists the reports. */
export function createReports({ reports, violations }: Service): Hono {
  let problemsOf: ReturnType<typeof createValidation> | undefined;
  const collector = new Hono();
  collector.post('/reports', bodyLimit({ maxSize: largestReport }), async (c) => {
    const report: unknown = await c.req.json().catch(() => undefined);
    problemsOf ??= createValidation();
    for (const { instancePath, message = '' } of problemsOf(report)) {
      violations.add({ kind: 'request', where: 'POST /reports', pointer: instancePath, message });
    }
    addBounded(reports, report, mostKept);
    return c.body(null, 204);
  });
  return collector;
}
