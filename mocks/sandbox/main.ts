import { parseArgs } from 'node:util';
import { complain, gamePortStep, portOf, startProblem, stopOnSignal } from './command-line.ts';
import { readContract } from './contract-example.ts';
import { defaultSettings, isScenario, scenarioNames, type ScenarioName } from './scenarios.ts';
import { seedPassword, seeds } from './seed.ts';
import { createSandbox, type Sandbox } from './server.ts';
import { giftLinkToTry } from './state/gift-links.ts';
import { otpCode } from './state/phone-checks.ts';

interface Options {
  readonly port: number;
  readonly site: string | undefined;
  readonly scenario: ScenarioName;
  readonly quiet: boolean;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4000' },
      site: { type: 'string' },
      scenario: { type: 'string', default: 'default' },
      quiet: { type: 'boolean', default: false },
    },
  });
  const { site, scenario, quiet } = values;
  if (!isScenario(scenario)) throw new Error(`--scenario is one of ${scenarioNames.join(', ')}.`);
  return { port: portOf(values.port), site, scenario, quiet };
}

function optionsOrExit(): Options {
  try {
    return readOptions();
  } catch (problem) {
    const [line] = String(problem instanceof Error ? problem.message : problem).split('. ');
    complain(`${line?.replace(/\.$/, '')}. Use: --port <number> --site <folder> --scenario <name> --quiet`);
  }
}

function introduction({ url, gameSite }: Sandbox, { site, scenario }: Options): string {
  const members = seeds.map(
    ({ username, name, about }) => `  ${username.padEnd(13)}${seedPassword}  ${name} (${about})`,
  );
  return [
    `${site === undefined ? 'Sandbox, API only' : 'Wallet with its sandbox'}: ${url}`,
    ...(scenario === 'default' ? [] : [`Scenario: ${scenario}`]),
    '',
    'Who can sign in (phone, password):',
    ...members,
    `OTP for every phone: ${otpCode}`,
    '',
    `QR codes get paid, slips checked and withdrawals paid out after ${defaultSettings.settleDelayMs / 1000} seconds.`,
    `A slip called expired.png fails as expired. A gift link to try: ${giftLinkToTry}`,
    '',
    `Games are played at ${gameSite}, another origin.`,
    `Control API: ${url}/__sandbox (see mocks/README.md)`,
    'Stop: Ctrl+C',
  ].join('\n');
}

const options = optionsOrExit();
const { port, site, scenario, quiet } = options;
try {
  // The games' port is fixed relative to the port, or any free one.
  const gamePort = port === 0 ? 0 : port + gamePortStep;
  const sandbox = await createSandbox({ port, gamePort, scenario, ...(site !== undefined && { site }) });
  stopOnSignal(sandbox);
  console.log(quiet ? sandbox.url : introduction(sandbox, options));
  // Parse the contract now, so that the first request is not slow.
  readContract();
} catch (problem) {
  complain(startProblem(problem, port));
}
