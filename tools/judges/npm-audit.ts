import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Finding, Judge } from './judge.ts';
import { NotRun } from './not-run.ts';

interface Report {
  error?: { summary?: string; code?: string };
  message?: string;
  vulnerabilities?: Record<string, { severity: string; via: ({ title?: string } | string)[] }>;
  metadata?: { dependencies: { total: number } };
}

export const npmAudit: Judge = {
  name: 'npm audit',
  subject: 'package-lock.json, packages for development included',
  run() {
    const { stdout } = spawnSync('npm', ['audit', '--json'], {
      ...{ cwd: join(import.meta.dirname, '../..'), encoding: 'utf8', timeout: 120_000, maxBuffer: 2 ** 26 },
    });
    let report: Report = {};
    try {
      report = JSON.parse(stdout) as Report; // the format that was asked for
    } catch {
      // Not run, see below.
    }
    const { vulnerabilities, metadata, error, message } = report;
    if (!vulnerabilities || !metadata) {
      const answer = error?.summary || error?.code || message || 'nothing';
      // Without the registry's address, which differs between machines.
      throw new NotRun(`the registry answered: ${answer.replace(/ - [A-Z]+ https?:\S+/, '')}`);
    }
    const findings = Object.entries(vulnerabilities).map(([name, { severity, via }]): Finding => {
      const titles = via.map((each) => (typeof each === 'string' ? each : each.title));
      return { rule: severity, where: name, message: titles.join(', ') };
    });
    return { amount: `${metadata.dependencies.total} packages`, findings };
  },
};
