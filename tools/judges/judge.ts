import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** A program from outside the project, and the part of the project that it judges. */
export interface Judge {
  name: string;
  subject: string;
  /** Packages of tools/judges/packages. */
  needsPackages?: true;
  needsBuild?: true;
  /** `folder` has the installed packages, if it needs them. `amount` is how much was looked at. Throws if it cannot run here. */
  run: (folder: string) => Promise<Judgement> | Judgement;
}

export type Judgement = { amount: string; findings: readonly Finding[] };

export interface Finding {
  rule: string;
  where: string;
  message: string;
}

/** A module of the installed packages. The caller knows its type from its documentation. */
export const load = (folder: string, name: string): unknown => createRequire(join(folder, 'package.json'))(name);

/** Runs a program and waits for its end. */
export const outputOf = (program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(program, words, {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 27, env: { ...process.env, NO_COLOR: '1', ...env } },
  });
