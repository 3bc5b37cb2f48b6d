import { enableCompileCache } from 'node:module';

// Both generators load a compiler. The compile cache saves time in later runs.
enableCompileCache();
const { staleness, write } = await import('./files.ts');

const root = new URL('../..', import.meta.url);

const args = process.argv.slice(2);

try {
  if (args.length === 0) await write(root);
  else if (args.join(' ') === '--check') await check();
  else refuse();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Without this, a misspelt --check would write the files and succeed. */
function refuse(): void {
  console.error('Usage: npm run generate, or npm run generate:check to compare and write nothing');
  process.exitCode = 2;
}

async function check(): Promise<void> {
  const report = await staleness(root);
  if (report === '') {
    console.log('generated/ is what the contract says');
    return;
  }
  console.error(`${report}\ngenerated/ does not match the contract. To fix it: npm run generate`);
  process.exitCode = 1;
}
