import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { startTool } from '../support/run-tool.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A contract with one query at this path, and one upload. */
const contract = (path: string) => `openapi: 3.1.0
info: { title: Test, version: 1.0.0 }
paths:
  ${path}:
    get: { responses: { '200': { description: Done } } }
  /upload:
    post:
      requestBody:
        content: { multipart/form-data: { schema: { type: object, properties: { file: { type: string } } } } }
      responses: { '200': { description: Done } }
`;

async function startMock() {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
  folders.push(folder);
  const document = join(folder, 'openapi.yaml');
  const save = (text: string) => writeFileSync(document, text);
  save(contract('/first'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const { child, ended, said } = startTool(['tools/mock.ts', document, '--port', String(port)]);
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  /** The status of a path; undefined without an answer. */
  const status = (path: string) =>
    fetch(`${address}${path}`).then(
      (answer) => answer.status,
      () => undefined,
    );
  const answers = (path: string) => expect.poll(() => status(path), { timeout: 60_000 }).toBe(200);
  const isSilent = () => expect.poll(() => status('/first'), { timeout: 60_000 }).toBeUndefined();
  await answers('/first');
  return { address, child, ended, said, document, save, status, answers, isSilent };
}

describe('npm run mock', { timeout: 200_000 }, () => {
  test('an error of YAML is reported with its line, and the repaired file is answered', async () => {
    const { said, document, save, answers } = await startMock();
    save(contract('/second').replace('/upload:', '/upload'));
    await expect.poll(() => said.stderr, { timeout: 60_000 }).toContain(`${document}:6:`);
    save(contract('/second'));
    await answers('/second');
  });

  test('a contract that Prism refuses is answered once it is repaired', async () => {
    const { said, save, answers } = await startMock();
    save('openapi: 3.1.0\npaths: {}\n');
    await expect.poll(() => said.stderr, { timeout: 60_000 }).toContain('Prism did not start.');
    save(contract('/second'));
    await answers('/second');
  });

  test('a file that is saved again while Prism starts is read', async () => {
    const { save, answers, isSilent } = await startMock();
    save(contract('/second'));
    await isSilent();
    save(contract('/third'));
    await answers('/third');
  });

  test('Prism is started again after a malformed upload', async () => {
    const { address, answers } = await startMock();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const upload = fetch(`${address}/upload`, { method: 'POST', headers, body: '--x\r\nnone\r\n\r\nabc\r\n--x--\r\n' });
    await expect(upload).rejects.toThrow('fetch failed');
    await answers('/first');
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('%s ends Prism too', async (signal) => {
    const { child, ended, isSilent } = await startMock();
    child.kill(signal);
    await ended;
    await isSilent();
  });
});
