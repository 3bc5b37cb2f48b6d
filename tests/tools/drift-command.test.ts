import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { createServer as createSilentServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { runTool, startTool } from '../support/run-tool.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const drift = 'tools/drift/main.ts';

describe('npm run drift', () => {
  test('R-085 B-28 a reader that closes the pipe early does not change the exit code', async () => {
    const address = `http://127.0.0.1:${await freePort()}`;
    const { child, ended, said } = startTool([drift, address, '--format', 'json']);
    child.stdout.destroy();
    expect({ code: await ended, stderr: said.stderr }).toEqual({
      code: 3,
      stderr: `${address}/ cannot be reached: nobody listens there (ECONNREFUSED).\n`,
    });
  });

  describe('names the cause of a missing answer', () => {
    const folder = temporaryFolder('drift-certificate');
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const words = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost';
    execFileSync('openssl', [...words.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const withTls = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => {
      response.writeHead(503).end();
    }).listen(0);
    const silent = createSilentServer(() => undefined).listen(0);
    const hostOf = (server: Server) => `localhost:${(server.address() as AddressInfo).port}`; // it listens on a port
    afterAll(() => [withTls, silent].map((server) => server.close()));

    test.each([
      ['a certificate that is not trusted', 'https:', withTls, [], 3, /is not trusted: name the file .* with --ca/],
      ['a certificate that --ca trusts', 'https:', withTls, ['--ca', cert], 1, /^1\/1 getInfo: 2 requests$/m],
      ['HTTP to a port that speaks HTTPS', 'http:', withTls, [], 3, /it speaks HTTPS, not HTTP: use https:/],
      [
        'a port that hangs',
        'http:',
        silent,
        ['--timeout', '0.3'],
        3,
        /no answer within 0\.3 s, although the connection/,
      ],
    ] as const)('R-085 B-28 %s', async (_what, protocol, server, more, exit, cause) => {
      const address = `${protocol}//${hostOf(server)}`;
      const { code, stderr } = await runTool([drift, address, '--only', 'getInfo', ...more]);
      expect(code).toBe(exit);
      expect(stderr).toMatch(cause);
    });
  });
});
