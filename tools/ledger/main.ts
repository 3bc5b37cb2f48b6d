/** `npm run ledger`: lists the requirements that no test cites, by area. `--write` updates docs/ledger-open.md. */
import { readCitations } from './citations.ts';
import { writeOpenList } from './open-list.ts';
import { areas, requirements } from './requirements.ts';
import { readArguments } from '../read-arguments.ts';

const { values } = readArguments({ usage: 'npm run ledger -- [--write]', options: { write: { type: 'boolean' } } });
const citations = readCitations();
const open = requirements.filter(({ id }) => !citations.has(id));

if (values.write) writeOpenList(open);

for (const area of areas) {
  const ids = open.filter((requirement) => requirement.area === area).map(({ id }) => id);
  if (ids.length > 0) console.log(`${area}: ${ids.join(' ')}`);
}
console.log(`${requirements.length - open.length} of ${requirements.length} requirements are cited by a test.`);
