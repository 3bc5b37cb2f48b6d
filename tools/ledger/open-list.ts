import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { areas, type Requirement } from './requirements.ts';

const file = 'docs/ledger-open.md';

const head = `# Open requirements

The ids of requirements.md that no test title cites, with the reasons. \`npm run ledger -- --write\` updates the list and keeps
the reasons, which are edited by hand.
`;

export function readOpenList(): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Map([...text.matchAll(/^- ([RB]-\d+): (.+)$/gm)].map(([, id = '', reason = '']) => [id, reason]));
}

/** Rewrites the list for these requirements. A new one gets the reason "planned". */
export function writeOpenList(open: Requirement[]): void {
  const reasons = readOpenList();
  const sections = areas.map((area) => {
    const entries = open.filter((requirement) => requirement.area === area);
    const lines = entries.map(({ id }) => `- ${id}: ${reasons.get(id) ?? 'planned'}\n`);
    return lines.length > 0 ? `\n## ${area}\n\n${lines.join('')}` : '';
  });
  writeFileSync(file, head + (sections.join('') || '\nThere are none: every requirement is cited by a test.\n'));
}
