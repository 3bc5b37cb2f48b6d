import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { operations } from '../../generated/operations.ts';
import { readOptions } from '../../tools/drift/options.ts';
import type { Judge } from '../../tools/drift/judge.ts';
import type { Report } from '../../tools/drift/report.ts';
import { judgeOf, runDrift } from '../../tools/drift/run.ts';
import { root } from './contract.ts';

export const login = ['--login', '0812345678:naga1234'];

/** Cached, because reading a contract takes longer than a run of one operation. */
const judges = new Map<string, Judge>();

/** The result of `npm run drift -- <words>`. */
export async function drift(...words: string[]): Promise<Report> {
  const options = readOptions(words, process.env);
  const judge = judges.get(options.contract) ?? judgeOf(options);
  judges.set(options.contract, judge);
  // Nothing here takes 3 s to show what it has done.
  return runDrift(options, { judge, progress: () => undefined, looks: [50] });
}

/** The drift of one operation, signed in. */
export const driftOf = (url: string, operation: string, ...words: string[]) =>
  drift(url, ...login, '--only', operation, ...words);

export const idsIn = ({ findings }: Report) => findings.map(({ id }) => id);

/** The operation of a finding. */
export const operationIn = (id: string) => {
  const found = Object.values(operations).find((each) => each.id === id.split(':')[1]);
  if (!found) throw new Error(`${id} names no operation`);
  return found.id;
};

export const places = ({ findings }: Report) =>
  findings.map(({ kind, operationId, status, instancePointer, contract: { file, pointer, line } }) => ({
    ...{ kind, operationId, status, at: instancePointer },
    contract: `${file}:${line} ${pointer}`,
  }));

/**
 * A place of a contract as a report names it: the file, the line and the pointer. Each key is searched as text below the
 * one before, so the line is independent of the code under test.
 */
export function placeIn(file: string, pointer: string): string {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const keys = pointer.split('/').filter((key) => /\D/.test(key) || key === '200' || key === '401'); // no indexes
  const line = keys.reduce((from, key) => {
    const text = key.replaceAll('~1', '/');
    const isIt = (each: string) => [`${text}:`, `'${text}':`].some((start) => ` ${each}`.includes(` ${start}`));
    const at = lines.findIndex((each, index) => index >= from && isIt(each));
    if (at < 0) throw new Error(`${file} has no ${pointer}`);
    return at;
  }, 0);
  return `${basename(file)}:${line + 1} ${pointer}`;
}
