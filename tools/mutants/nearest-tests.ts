import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a file imports when it runs: no types and no packages. */
const imports = /^(?:import|export)\b(?! type\b)[^;]*?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)|^import '(\.[^']+)'/gm;

/** The files that import a file, by its path. */
function readImporters(): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const path of globSync('{src,mocks,generated,tests/unit,tests/support}/**/*.{ts,tsx}')) {
    for (const [, ...specifiers] of readFileSync(path, 'utf8').matchAll(imports)) {
      const imported = join(dirname(path), specifiers.join(''));
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return importers;
}

const importers = readImporters();

/** It needs half a minute for each change. Only `--wide` runs it. */
const slow = 'tests/unit/money/campaign.test.ts';

/** The unit tests that a file needs: those named after it, and those that import it or reach it through the fewest files. */
export function nearestTests(file: string): string[] {
  const named = globSync(`tests/unit/**/${basename(file).replace(/\.tsx?$/, '')}.test.{ts,tsx}`);
  let files = new Set([file]);
  const seen = new Set<string>();
  while (files.size > 0) {
    const tests = [...files].filter((path) => /\.test\.tsx?$/.test(path) && path !== slow);
    if (tests.length > 0) return [...new Set([...named, ...tests])].sort();
    for (const path of files) seen.add(path);
    files = new Set([...files].flatMap((path) => importers.get(path) ?? []).filter((path) => !seen.has(path)));
  }
  return named.sort();
}
