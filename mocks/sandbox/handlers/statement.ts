import type { HandlersOf } from '../call.ts';
import { contractExample } from '../contract-example.ts';

export const statementHandlers: HandlersOf<'statement'> = {
  listStatements: () => contractExample('listStatements'),
  listSlips: () => contractExample('listSlips'),
  getSlipReference: () => contractExample('getSlipReference'),
};
