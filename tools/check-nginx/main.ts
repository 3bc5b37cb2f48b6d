import { join } from 'node:path';
import { build } from 'vite';
import { portProblem } from '../port-problem.ts';
import { checkRequests } from './requests.ts';
import { brotliModule, nginx, startNginx } from './start-nginx.ts';
import { readArguments } from '../read-arguments.ts';

readArguments({ usage: 'npm run check:nginx' });

// Builds the Thai and the Laos site, serves both with nginx and the generated nginx.conf, and requests one address of each
// kind. Not part of `npm test`, because it needs nginx (Debian: apt-get install nginx-light).

if (!nginx) {
  console.error('check:nginx needs nginx (on Debian: apt-get install nginx-light).');
  process.exit(2);
}
const builds = [
  { mode: 'production', folder: 'site', port: 4080, language: 'th', settings: {} },
  { mode: 'laos', folder: 'laos', port: 4081, language: 'lo', settings: { WALLET_LAOS: 'true' } },
] as const;
for (const { port } of builds) {
  const problem = await portProblem(port);
  if (problem === undefined) continue;
  console.error(`check:nginx: ${problem}.`);
  process.exit(2);
}

process.env['WALLET_API_BASE_URL'] ??= 'https://api.example.com';
for (const { mode, settings } of builds) {
  Object.assign(process.env, settings);
  await build({ mode, logLevel: 'error' });
}
const sites = builds.map(({ folder, port, language }) => ({
  ...{ folder: join(import.meta.dirname, '../../dist', folder), port, language },
  address: `http://127.0.0.1:${port}`,
}));

const server = await startNginx(nginx, sites);
try {
  let failed = server.answers ? 0 : 1;
  for (const site of server.answers ? sites : []) {
    console.log(site.folder);
    failed += await checkRequests(site);
  }
  if (brotliModule === undefined) console.log('Brotli was not checked: nginx has no brotli module.');
  console.log(failed === 0 ? 'All passed' : `${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await server.stop();
}
