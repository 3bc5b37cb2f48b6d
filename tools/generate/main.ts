import { enableCompileCache } from 'node:module';
import { readArguments } from '../read-arguments.ts';

// A misspelt --check must not write the files and succeed.
const usage = 'npm run generate, or npm run generate:check to compare and write nothing';
const { values } = readArguments({ usage, options: { check: { type: 'boolean' } } });

// Both generators load a compiler. The compile cache saves time in later runs.
enableCompileCache();
const { staleness, write } = await import('./files.ts');

const root = new URL('../..', import.meta.url);
try {
  if (!values.check) await write(root);
  else {
    const report = await staleness(root);
    if (report !== '')
      throw new Error(`${report}\ngenerated/ does not match the contract. To fix it: npm run generate`);
    console.log('generated/ is what the contract says');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
