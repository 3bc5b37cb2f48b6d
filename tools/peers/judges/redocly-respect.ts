import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOperation, readDriftContract } from '../../drift/contract.ts';
import { runRedocly } from '../../redocly.ts';
import type { ForwardedExchange } from '../drift-proxy.ts';
import { jsonOf } from './json-of.ts';
import type { Complaint, Judge } from './judge.ts';
import { startReplay } from './replay.ts';

interface Results {
  readonly files: Readonly<Record<string, { readonly executedWorkflows: readonly Workflow[] }>>;
}

interface Workflow {
  readonly workflowId: string;
  readonly executedSteps: readonly { readonly checks: readonly { name: string; passed: boolean; message: string }[] }[];
}

/** `redocly respect`: runs an Arazzo document, here one workflow per exchange, and checks the answers. */
export function redoclyRespect(contractPath: string): Judge {
  const contract = readDriftContract(contractPath);
  return { name: 'Redocly respect', complaints };

  async function complaints(traffic: readonly ForwardedExchange[]): Promise<Complaint[][]> {
    const replay = await startReplay((request) => traffic[Number(request.headers['x-exchange'])] ?? null);
    const folder = mkdtempSync(join(tmpdir(), 'redocly-respect-'));
    const [document, output] = [join(folder, 'service.arazzo.json'), join(folder, 'results.json')];
    writeFileSync(document, JSON.stringify(arazzoOf(traffic)));
    const words = ['respect', document, '--server', `service=${replay.url}`, '--json-output', output];
    await runRedocly(...words);
    await replay.close();
    const { files } = JSON.parse(readFileSync(output, 'utf8')) as Results; // its documented form
    rmSync(folder, { recursive: true });
    const all: Complaint[][] = traffic.map(() => []);
    for (const { workflowId, executedSteps } of Object.values(files).flatMap((file) => file.executedWorkflows)) {
      const failed = executedSteps.flatMap(({ checks }) => checks).filter(({ passed }) => !passed);
      all[Number(workflowId.slice(1))]?.push(
        ...failed.map(({ name, message }): Complaint => ({ about: 'answer', text: `${name}: ${message}` })),
      );
    }
    return all;
  }

  function arazzoOf(traffic: readonly ForwardedExchange[]): object {
    return {
      arazzo: '1.0.1',
      info: { title: 'Recorded exchanges', version: '1.0.0' },
      sourceDescriptions: [{ name: 'service', type: 'openapi', url: contractPath }],
      workflows: traffic.flatMap((exchange, index) => workflowOf(exchange, index)),
    };
  }

  function workflowOf({ method, url, asked }: ForwardedExchange, index: number): object[] {
    const found = findOperation(contract, method, url.split('?')[0] ?? '');
    // It can only send requests that the contract describes.
    if (!found) return [];
    const { authorization, 'content-type': type } = asked.headers;
    const value = type === 'application/json' ? jsonOf(asked.body) : undefined;
    const step = {
      stepId: 'ask',
      operationId: `$sourceDescriptions.service.${found.operation.id}`,
      parameters: [
        { in: 'header', name: 'x-exchange', value: String(index) },
        ...(authorization === undefined ? [] : [{ in: 'header', name: 'authorization', value: authorization }]),
        ...Object.entries(found.params).map(([name, given]) => ({
          in: 'path',
          name,
          value: decodeURIComponent(given),
        })),
      ],
      ...(value !== undefined && { requestBody: { contentType: type, payload: value } }),
    };
    return [{ workflowId: `e${index}`, steps: [step] }];
  }
}
