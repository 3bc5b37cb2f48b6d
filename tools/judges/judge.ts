import type { JudgeName } from './judge-names.ts';

/** A program or test collection from outside the project, and the part of the project that it judges. */
export interface Judge {
  name: JudgeName;
  /** What it looks at. */
  subject: string;
  /** npm packages with exact versions, installed outside the project. */
  packages?: Readonly<Record<string, string>>;
  /** Packages of the project that judge. */
  ownPackages?: readonly string[];
  /** Whether it needs the built app. */
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
  /** The rule of the judge. */
  rule: string;
  where: string;
  message: string;
}
