import { parseArgs } from 'node:util';
import { complain, portOf } from './command-line.ts';
import { isScenario, scenarioNames, type ScenarioName } from './scenarios.ts';

export interface Options {
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

export function optionsOrExit(): Options {
  try {
    return readOptions();
  } catch (problem) {
    const [line] = String(problem instanceof Error ? problem.message : problem).split('. ');
    complain(`${line?.replace(/\.$/, '')}. Use: --port <number> --site <folder> --scenario <name> --quiet`);
  }
}
