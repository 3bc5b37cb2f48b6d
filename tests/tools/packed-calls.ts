import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';

interface PackedCall {
  readonly exit: number;
  readonly says: RegExp;
  /** The service has a certificate of an authority that only `--ca` names. */
  readonly certificate?: true;
}

const info = 'drift SERVICE --only getInfo';
const wallet = 'drift SERVICE --login 0812345678:naga1234 --only getWallet';
const clean = { exit: 0, says: /matches the contract/ };

/** Calls of the installed package that together have each option of its commands. */
export const packedCalls: Readonly<Record<string, PackedCall>> = {
  [wallet]: clean,
  'drift SERVICE --login-env DRIFT_LOGIN --only getWallet': clean,
  'drift SERVICE --auth-env DRIFT_TOKEN --only getWallet': clean,
  [`${wallet},transfer --write --yes`]: clean,
  [`${wallet} --write --idempotency`]: { exit: 0, says: /Idempotency-Key: honoured/ },
  [`${wallet},transfer --plan`]: { exit: 0, says: /^With --write, \d+ requests to 1 command / },
  'drift SERVICE --login 0812345678:naga1234 --only getSlotAccount --value getSlotAccount.slotCode=PGSLOT': clean,
  [`${info} --origin https://wallet.example.com`]: clean,
  'drift --from recording.ndjson': { exit: 0, says: /recording\.ndjson matches the contract/ },
  [`${info} --chat-url SERVICE --chat-seconds 0.1`]: { exit: 4, says: /no such event arrived in 0\.1 s/ },
  [`${wallet} --meaning`]: { exit: 0, says: /^Slowest: .*getWallet \d+ ms/m },
  [`${wallet} --meaning=error --strict`]: clean,
  [`${info} --baseline baseline.yaml`]: {
    exit: 0,
    says: /The baseline accepts null:getInfo:\*, which did not occur\./,
  },
  [`${info} --require-seen codes`]: { exit: 4, says: /proves too little/ },
  [`${info} --format json --output earlier.json`]: { exit: 0, says: /The report is in earlier\.json\./ },
  [`${info} --report html --since earlier.json`]: { exit: 0, says: /<h1>Matches the contract<\/h1>/ },
  [`${info} --rate 50 --timeout 5 --deadline 60 --seed 7`]: clean,
  [`${info} --contract node_modules/wallet-contract/openapi.yaml`]: clean,
  [`${info} --ca cert.pem`]: { exit: 1, says: /^1\/1 getInfo: \d requests$/m, certificate: true },
  'drift --version': { exit: 0, says: /^drift \d+\.\d+\.\d+ \(openapi\.yaml\)$/m },
  'diff node_modules/wallet-contract --format json --fail-on any': { exit: 0, says: /"changes": \[\]/ },
  'lint node_modules/wallet-contract/openapi.yaml': { exit: 0, says: /no problems/ },
  'sandbox --port PORT --scenario laos --site site --quiet': { exit: 0, says: /^http:/ },
};

/** The files that the calls name. */
export function prepareFiles(folder: string): void {
  const exchange = {
    request: { method: 'GET', url: 'https://api.example.com/api/lookup/info', headers: { 'x-client': 'wallet-user' } },
    response: {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: { name: 'Naga Wallet', website: 'https://wallet.example.com' },
    },
  };
  writeFileSync(join(folder, 'recording.ndjson'), JSON.stringify(exchange));
  mkdirSync(join(folder, 'site'), { recursive: true });
  writeFileSync(join(folder, 'site/index.html'), '<title>Wallet</title>');
  const rules = { headers: {}, caching: [], pages: {}, notFound: '/index.html', folders: [], hidden: [] };
  writeFileSync(join(folder, 'site/headers.json'), JSON.stringify(rules));
  writeFileSync(join(folder, 'baseline.yaml'), '- { id: "null:getInfo:*", reason: old }');
}

/** A service behind TLS that refuses everything. */
export async function startSecureServer(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  mkdirSync(folder, { recursive: true });
  if (!existsSync(cert)) {
    const words = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -addext subjectAltName=DNS:localhost';
    execFileSync('openssl', [...words.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  }
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => {
    response.writeHead(503).end();
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { url: `https://localhost:${port}`, close: () => server.close() };
}

/** The token of the sandbox's member. */
export async function tokenOf(service: string): Promise<string> {
  const response = await fetch(`${service}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Client': 'wallet-user' },
    body: JSON.stringify({ username: '0812345678', password: 'naga1234' }),
  });
  const { token } = (await response.json()) as { token: string }; // the sandbox matches the contract
  return token;
}
