import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  'timeout-minutes'?: number;
  steps: Step[];
}
interface Workflow {
  permissions?: unknown;
  jobs: Record<string, Job>;
}

const read = (path: string): unknown => parse(readFileSync(path, 'utf8'));
const { scripts } = read('package.json') as { scripts: Record<string, string> }; // JSON is YAML; npm checks the shape
const { runs } = read('.github/actions/prepare/action.yml') as { runs: { steps: Step[] } }; // the form of an action
const installsPackages = ({ uses, run = '' }: Step) => uses === './.github/actions/prepare' || /^npm ci$/m.test(run);
/** Commands that open a browser. */
const inBrowser = /^npm (test|run (test:full|judges))\b/m;

describe.each(globSync('.github/workflows/*.yml'))('%s', (path) => {
  const workflow = read(path) as Workflow; // GitHub rejects other shapes

  test('may only read the repository', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  describe.each(Object.entries(workflow.jobs))('job %s', (_name, { steps, ...job }) => {
    const commands = steps.map(({ run = '' }) => run).join('\n');

    test('ends by itself', () => {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    });

    test('leaves no token in the folder in which packages run', () => {
      const checkout = steps.find(({ uses = '' }) => uses.startsWith('actions/checkout@'));
      expect(checkout?.with).toMatchObject({ 'persist-credentials': false });
    });

    test('runs scripts of package.json, after the packages are installed', () => {
      const named = [...commands.matchAll(/npm (?:run )?(test(?!:)|\S+:\S+|\S+)/g)].map(([, script = '']) => script);
      expect(named.filter((script) => script !== 'ci' && !(script in scripts))).toEqual([]);
      const first = steps.findIndex(({ run = '' }) => /npm (run|test)/.test(run));
      expect(steps.slice(0, first).some(installsPackages)).toBe(true);
    });

    test('inserts no expression into a command, where a branch name could be code', () => {
      expect(commands).not.toContain('${{');
    });

    test('prepares a browser and keeps the results of failed tests, if it opens one', () => {
      const prepares = steps.some(({ uses }) => uses === './.github/actions/prepare');
      const keeps = steps.some(({ uses = '' }) => uses.startsWith('actions/upload-artifact@'));
      const expected = inBrowser.test(commands);
      expect({ prepares, keeps }).toEqual({ prepares: expected, keeps: expected });
    });
  });
});

test('the runner gets a headless shell and a font for Lao, which its image does not have', () => {
  const commands = runs.steps.map(({ run = '' }) => run).join('\n');
  expect(commands).toMatch(/playwright install .*--only-shell chromium/);
  expect(commands).toContain('fonts-noto-core');
});
