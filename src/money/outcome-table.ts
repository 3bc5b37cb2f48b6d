import type { Answer } from '../api/wire/money/money-answer.ts';

/** What the account shows of a command: its own effect, that nothing changed, or anything else. */
export type Shown = 'shows' | 'unchanged' | 'changed';

export type Decision = 'done' | 'refused' | 'unknown';

/** The outcome of a money command by its answer and by what the account shows. Nothing else decides. */
const outcomeTable: Record<Answer, Record<Shown, Decision>> = {
  yes: { shows: 'done', unchanged: 'done', changed: 'done' },
  yesWithText: { shows: 'done', unchanged: 'unknown', changed: 'done' },
  finalNo: { shows: 'refused', unchanged: 'refused', changed: 'refused' },
  no: { shows: 'done', unchanged: 'refused', changed: 'unknown' },
  nothing: { shows: 'done', unchanged: 'unknown', changed: 'unknown' },
};

/**
 * The outcome of a money command. `hasPaid`: after a 2xx without a sign of failure, the main wallet fell by exactly the
 * amount, which no entry explains.
 */
export const decide = (answer: Answer, shown: Shown, hasPaid = false): Decision =>
  hasPaid ? 'done' : outcomeTable[answer][shown];
