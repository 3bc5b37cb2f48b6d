import { acceptedRequests } from './accepted-requests.ts';
import { brokenAnswers } from './broken-answers.ts';
import type { Mutation } from './mutation.ts';
import { saidInWords } from './said-in-words.ts';

/** Ways in which a service breaks the contract, by where the contract says that it must not. */
export const allMutations: Readonly<Record<string, readonly Mutation[]>> = {
  'an answer breaks a schema, a status or a header': brokenAnswers,
  'a forbidden request is accepted': acceptedRequests,
  'an answer breaks what the contract says in words': saidInWords,
};
