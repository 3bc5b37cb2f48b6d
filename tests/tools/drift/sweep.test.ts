import { describe, expect, test } from 'vitest';
import type { ScenarioName } from '../../../mocks/sandbox/scenarios.ts';
import { drift } from '../../support/drift-run.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';

const { sandbox } = runningSandbox();
const run = (phone: string) => drift(sandbox().url, '--login', `${phone}:naga1234`, '--write', '--meaning');

/** The members of mocks/README.md who can sign in. */
const membersOf: Partial<Record<ScenarioName, readonly string[]>> = {
  default: ['0812345678', '0823456789', '0834567890', '0856789012', '0889012345', '0845678901', '0878901234'],
  laos: ['02055512345'],
  otpOff: ['0812345678'],
  chatOff: ['0812345678'],
  spinOff: ['0812345678'],
  refreshLimit: ['0812345678'],
  maintenance: ['0812345678'],
  rewardsClosed: ['0812345678'],
};

describe.each(Object.entries(membersOf))('drift: the scenario %s', (scenario, phones) => {
  test.each(phones)('R-085 B-28 nothing is wrong with the sandbox for member %s', async (phone) => {
    sandbox().control.reset({ scenario: scenario as ScenarioName }); // a key of the table
    const { findings, result, blind } = await run(phone);
    expect({ result, findings: findings.map(({ id }) => id), blind }).toEqual({
      result: 'clean',
      findings: [],
      blind: [],
    });
  });
});
