import type { HandlersOf } from '../call.ts';
import { contractExample } from '../contract-example.ts';
import { refuse } from '../state/refusal.ts';

export const bonusHandlers: HandlersOf<'bonus'> = {
  listBonuses: ({ member }) => contractExample('listBonuses', member.bonus ? 'active' : 'typical'),
  activateBonus: ({ member }) => (member.bonus ? refuse('BONUS_ALREADY_ACTIVE') : contractExample('activateBonus')),
  checkActiveBonus: ({ member }) => ({ status: member.bonus !== null, type: member.bonus?.code ?? null }),
  checkMinimumBonus: () => contractExample('checkMinimumBonus'),
  clearBonus: () => contractExample('clearBonus'),
};
