import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../../tools/drift/options.ts';
import type { Judge } from '../../tools/drift/judge.ts';
import type { Report } from '../../tools/drift/report.ts';
import { judgeOf, runDrift } from '../../tools/drift/run.ts';
import { root } from './contract.ts';

/** The login of drift runs in tests. */
export const login = ['--login', '0812345678:naga1234'];

/** Cached, because reading a contract takes longer than a run of one operation. */
const judges = new Map<string, Judge>();

/** The result of `npm run drift -- <words>`. */
export async function drift(...words: string[]): Promise<Report> {
  const options = readOptions(words, process.env);
  const judge = judges.get(options.contract) ?? judgeOf(options);
  judges.set(options.contract, judge);
  return runDrift(options, { judge, progress: () => undefined });
}

/** The location of each finding. */
export const places = ({ findings }: Report) =>
  findings.map(({ kind, operationId, status, instancePointer, contract: { file, pointer, line } }) => ({
    ...{ kind, operationId, status, at: instancePointer },
    contract: `${file}:${line} ${pointer}`,
  }));

/**
 * The line of a text, searched below the line of the text before. It does not parse YAML, so it is independent of the
 * code under test.
 */
export function lineOf(file: string, ...texts: string[]): number {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return (
    texts.reduce((from, text) => {
      const at = lines.findIndex((line, index) => index >= from && line.includes(text));
      if (at < 0) throw new Error(`${file} has no "${text}" there`);
      return at;
    }, 0) + 1
  );
}
