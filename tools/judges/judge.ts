import type { JudgeName } from './judge-names.ts';

/** A program or test collection from outside the project, and the part of the project that it judges. */
export interface Judge {
  name: JudgeName;
  subject: string;
  /** npm packages with exact versions, installed outside the project. */
  packages?: Readonly<Record<string, string>>;
  ownPackages?: readonly string[];
  needsBuild?: true;
  /** `folder` has the installed packages. Throws `NotRun` if it cannot run here. */
  run: (folder: string) => Promise<Judgement> | Judgement;
}

export interface Judgement {
  /** How much was looked at, such as "33 screens". */
  amount: string;
  findings: readonly Finding[];
}

export interface Finding {
  rule: string;
  where: string;
  message: string;
}
