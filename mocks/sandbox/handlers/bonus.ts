import type { HandlersOf } from '../call.ts';
import { contractExample } from '../contract-example.ts';
import { refuse } from '../state/refusal.ts';

export const bonusHandlers: HandlersOf<'bonus'> = {
  listBonuses: ({ member }) => contractExample('listBonuses', member.bonusCode === null ? 'typical' : 'active'),
  activateBonus: ({ member }) =>
    member.bonusCode === null ? contractExample('activateBonus') : refuse('BONUS_ALREADY_ACTIVE'),
  checkActiveBonus: ({ member }) => ({ status: member.bonusCode !== null, type: member.bonusCode }),
  checkMinimumBonus: () => contractExample('checkMinimumBonus'),
  clearBonus: () => contractExample('clearBonus'),
};
