import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import type { Engine, Start } from './engine.ts';
import { installDrivers, startByPuppeteer } from './puppeteer.ts';

const isHere = process.platform === 'linux' && process.arch === 'x64';

/** Unpacks the browser and the libraries that a server lacks. The package itself unpacks into /tmp, whatever is there. */
async function unpack(packed: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unpacked = (name: string, target: string, mode: number) =>
    pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), createWriteStream(target, { mode }));
  const tar = join(folder, 'aws.tar');
  await unpacked('aws.tar.br', tar, 0o600);
  await promisify(execFile)('tar', ['-xf', tar, '-C', folder]);
  // Under its name only when it is complete.
  await unpacked('chromium.br', join(folder, 'unpacked'), 0o755);
  await rename(join(folder, 'unpacked'), join(folder, 'chromium'));
}

async function start(): Promise<Engine> {
  const peers = await installDrivers();
  const folder = join(peers, 'chromium');
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) await unpack(join(peers, 'node_modules/@sparticuz/chromium/bin'), folder);
  const engine = await startByPuppeteer(
    peers,
    // The Puppeteer of its time.
    'puppeteer-core-19',
    {
      executablePath,
      // Made for AWS Lambda: it starts only as one process.
      args: ['--single-process', '--no-zygote', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
      env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') },
    },
    'cdp',
  );
  // Not even a plain word, in this build.
  return { ...engine, findsTexts: false };
}

/** The oldest Chromium of `browserslist`, from npm. */
export const chromium109: Start = {
  name: 'Chromium 109',
  needs: 'Linux on x64',
  start: isHere ? start : undefined,
};
