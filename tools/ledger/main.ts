/** `npm run ledger`: lists the requirements that no test cites. */
import { readArguments } from '../read-arguments.ts';
import { readCitations } from './citations.ts';
import { requirements } from './requirements.ts';

readArguments({ usage: 'npm run ledger' });
const citations = readCitations();
const open = requirements.filter(({ id }) => !citations.has(id));
for (const { id, text } of open) console.log(`${id}: ${text}`);
console.log(`${requirements.length - open.length} of ${requirements.length} requirements are cited by a test.`);
