import { once } from 'node:events';
import { request } from 'node:http';
import type { Browser } from '@playwright/test';
import type { ServiceRules } from '../hosting/site-rules.ts';
import { differences, type Report } from './report.ts';
import { serviceDate } from './service.ts';

const megabyte = 1_048_576;

/** What a client may claim about itself, and a service must not believe. */
const claims = {
  'X-Forwarded-For': '203.0.113.6',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'evil.example.com',
  'X-Real-IP': '203.0.113.6',
  Forwarded: 'for=203.0.113.6',
};

interface Echo {
  url: string;
  headers: Record<string, string | undefined>;
  bytes: number;
}

const lines = (wrong: Record<string, boolean>) => Object.keys(wrong).filter((problem) => wrong[problem]);

/** Requests what the service answers on the site's origin. */
export async function checkProxied(
  address: string,
  { headers }: ServiceRules,
  received: ReadonlyMap<string, number>,
  report: Report,
): Promise<void> {
  const ask = async (name: string, status: number, wanted: Record<string, string | null>, init?: RequestInit) => {
    const answer = await fetch(address + name, { redirect: 'manual', ...init });
    const text = await answer.text();
    return { text, problems: differences(answer, status, { ...headers, ...wanted }) };
  };
  const fromService = { Date: serviceDate };
  const rows: [path: string, status: number, wanted: Record<string, string | null>][] = [
    ['/media/uploads/slip.svg', 200, { ...fromService, 'Content-Type': 'image/svg+xml' }],
    ['/media/uploads/slip.html', 200, { ...fromService, 'Content-Type': 'text/html' }],
    ['/media/uploads/missing.svg', 404, fromService],
    ['/api/refused', 400, fromService],
    ['/media', 301, {}],
    ['/socket.io/?EIO=4&transport=polling', 200, fromService],
  ];
  for (const [path, status, wanted] of rows) report(path, (await ask(path, status, wanted)).problems);

  const echo = await ask(
    '/api/lookup/active?a=%2F',
    200,
    { ...fromService, 'Idempotency-Key': 'k1' },
    {
      headers: { ...claims, 'Idempotency-Key': 'k1' },
    },
  );
  const seen = JSON.parse(echo.text) as Echo; // written by the service of this check
  const expected: Record<string, string | undefined> = {
    host: '127.0.0.1',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': '127.0.0.1',
    'x-real-ip': '127.0.0.1',
    forwarded: undefined,
  };
  report('what the service hears of the client, who claims something else', [
    ...echo.problems,
    ...(seen.url === '/api/lookup/active?a=%2F' ? [] : [`the address is ${seen.url}`]),
    ...Object.entries(expected).flatMap(([name, value]) =>
      seen.headers[name] === value ? [] : [`${name} is ${seen.headers[name]}, not ${value}`],
    ),
  ]);

  const upload = (size: number) => ({ method: 'POST', body: new Uint8Array(size) });
  const large = await ask('/api/wallet/slip', 200, fromService, upload(20 * megabyte));
  report('an upload of 20 MB', [
    ...large.problems,
    ...lines({ 'it did not arrive whole': !large.text.includes(`"bytes":${20 * megabyte}`) }),
  ]);
  report('an upload of 22 MB', (await ask('/api/wallet/slip', 413, {}, upload(22 * megabyte))).problems);

  const cut = await ask('/api/cut', 502, {});
  const times = received.get('/api/cut');
  report('a command whose answer is lost', [
    ...cut.problems,
    ...(times === 1 ? [] : [`it arrived ${times} times at the service`]),
  ]);

  const socket = request(`${address}/socket.io/?EIO=4&transport=websocket`, {
    headers: { Connection: 'Upgrade', Upgrade: 'websocket' },
  });
  const upgraded = once(socket.end(), 'upgrade').then(
    () => true,
    () => false,
  );
  const refused = once(socket, 'response').then(() => false);
  report('the upgrade of the socket', lines({ 'it is no socket': !(await Promise.race([upgraded, refused])) }));
  socket.destroy();
}

/** Opens uploads as "View evidence" does. */
export async function checkOpened(address: string, browser: Browser, report: Report): Promise<void> {
  const page = await browser.newPage();
  const opened = async (path: string, problemsIn: () => Promise<Record<string, boolean>>) => {
    await page.goto(address + path);
    report(`${path}, opened in a browser`, lines(await problemsIn()));
  };
  const hasRun = () => page.evaluate(() => document.documentElement.hasAttribute('data-ran'));
  await opened('/media/uploads/slip.svg', async () => ({
    'its script ran': await hasRun(),
    'it is not drawn with its style': await page.evaluate(() => {
      const shape = document.querySelector('rect');
      return !shape || getComputedStyle(shape).fill !== 'rgb(0, 128, 0)' || shape.getBoundingClientRect().width !== 200;
    }),
  }));
  await opened('/media/uploads/slip.html', async () => ({ 'its script ran': await hasRun() }));
  await opened('/media/uploads/slip', async () => ({
    'it became a page': await page.evaluate(() => document.querySelector('title')?.textContent === 'Slip'),
  }));
  await opened('/media/uploads/slip.jpg', async () => ({
    'it is not shown': await page.evaluate(() => document.images[0]?.naturalWidth !== 120),
  }));
  await page.close();
}
