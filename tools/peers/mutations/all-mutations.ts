import { acceptedRequests } from './accepted-requests.ts';
import { brokenAnswers } from './broken-answers.ts';
import type { Mutation } from './mutation.ts';
import { saidInWords } from './said-in-words.ts';

/** All ways in which a service violates the contract, grouped by the part of the contract that forbids them. */
export const allMutations: Readonly<Record<string, readonly Mutation[]>> = {
  'an answer breaks a schema, a status or a header': brokenAnswers,
  'a forbidden request is accepted': acceptedRequests,
  'an answer breaks what the contract says in words': saidInWords,
};
