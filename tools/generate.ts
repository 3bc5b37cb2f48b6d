import { enableCompileCache } from 'node:module';

// Both generators bring a compiler along; its compiled code is kept between runs.
enableCompileCache();
const { staleness, write } = await import('./generate/files.ts');

const root = new URL('..', import.meta.url);

try {
  if (process.argv.includes('--check')) await check();
  else await write(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function check(): Promise<void> {
  const report = await staleness(root);
  if (report === '') {
    console.log('generated/ is what the contract says');
    return;
  }
  console.error(`${report}\ngenerated/ is not what the contract says. To fix it: npm run generate`);
  process.exitCode = 1;
}
