import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Redocly's command, for Node. */
export const redoclyCli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));

/** Its environment: no telemetry, no note about newer versions, no colours. */
export const redoclyEnvironment = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
};

interface Ended {
  /** Redocly exits with 1 if it has found something. */
  readonly passed: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

export function runRedocly(...words: string[]): Promise<Ended> {
  const options = { env: redoclyEnvironment, maxBuffer: 2 ** 26 };
  return new Promise((resolve) => {
    execFile(process.execPath, [redoclyCli, ...words], options, (failure, stdout, stderr) =>
      resolve({ passed: failure === null, stdout, stderr }),
    );
  });
}
