import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from '../../drift/options.ts';
import type { Report } from '../../drift/report.ts';
import { judgeOf, runDrift } from '../../drift/run.ts';
import type { ForwardedExchange, startDriftProxy } from '../drift-proxy.ts';
import type { Mutation } from '../mutations/mutation.ts';

/** This repository's drift, which sends its own requests to the service. */
export function ownDrift(proxy: Awaited<ReturnType<typeof startDriftProxy>>, login: string) {
  const judge = judgeOf(readOptions([proxy.url], process.env));
  const run = (...words: string[]): Promise<Report> =>
    runDrift(readOptions(words, process.env), { judge, progress: () => undefined });
  return { finds, clean: () => run(proxy.url, '--login', login, '--write'), recorded };

  /** Mistakes that only a client can make are tested with recordings. */
  async function finds({ kind, operation, request, change }: Mutation, exchange: ForwardedExchange): Promise<boolean> {
    proxy.only(`${request.method} ${request.path}`, change);
    const report =
      operation === null ? await recorded([exchange]) : await run(proxy.url, '--login', login, '--only', operation);
    return report.findings.some((finding) => finding.kind === kind);
  }

  /** Drift's report on recorded traffic. */
  async function recorded(traffic: readonly ForwardedExchange[]): Promise<Report> {
    const folder = mkdtempSync(join(tmpdir(), 'drift-recording-'));
    const path = join(folder, 'traffic.ndjson');
    const lines = traffic.map(({ method, url, asked, answer }) =>
      JSON.stringify({
        request: {
          ...{ method, url: proxy.url + url, headers: asked.headers },
          bodyBase64: asked.body.toString('base64'),
        },
        response: { ...{ status: answer.status, headers: answer.headers }, bodyBase64: answer.body.toString('base64') },
      }),
    );
    writeFileSync(path, lines.join('\n'));
    try {
      return await run('--from', path);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}
