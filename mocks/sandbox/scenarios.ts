import { errorCodes } from '../../generated/error-codes.ts';
import type { Settings } from './state/world.ts';

export const defaultSettings = {
  laos: false,
  otp: true,
  chat: true,
  spin: true,
  gone: false,
  refreshLimit: false,
  settleDelayMs: 20_000,
  qrLifetimeMs: 15 * 60_000,
  maintenance: [],
  truelinkSecret: 'sandbox-secret',
  answerDelayMs: 800,
  gameSite: 'https://games.example.com',
  anyTokenIs: null,
} satisfies Settings;

/** The rewards that can be closed: the contract has a code for each. */
export const rewards = errorCodes.flatMap((code) => /^(\w+)_INACTIVE$/.exec(code)?.[1] ?? []);

const scenarios = {
  default: {},
  otpOff: { otp: false },
  chatOff: { chat: false },
  spinOff: { spin: false },
  gone: { gone: true },
  laos: { laos: true },
  refreshLimit: { refreshLimit: true },
  maintenance: { maintenance: ['BETFLIX', 'FP'] },
  rewardsClosed: { maintenance: rewards },
} satisfies Record<string, Partial<Settings>>;

export type ScenarioName = keyof typeof scenarios;

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

export const scenarioNames: readonly ScenarioName[] = Object.keys(scenarios).filter(isScenario);

export function settingsOf(name: ScenarioName, base: Settings): Settings {
  return { ...base, ...scenarios[name] };
}
