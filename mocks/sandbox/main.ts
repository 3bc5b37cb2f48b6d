import { complain, gamePortStep, optionsOrExit, startProblem, stopOnSignal, type Options } from './command-line.ts';
import { readContract } from './contract-example.ts';
import { defaultSettings } from './scenarios.ts';
import { seedPassword, seeds } from './seed.ts';
import { createSandbox, type Sandbox } from './server.ts';
import { giftLinkToTry } from './state/gift-links.ts';
import { otpCode } from './handlers/otp.ts';

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
