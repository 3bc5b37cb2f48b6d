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
