import type { HandlersOf } from '../call.ts';
import { clearBonus } from '../state/bonus-clear.ts';
import { activateBonus, bonusesOf, hasMinimum } from '../state/bonus-offers.ts';

export const bonusHandlers: HandlersOf<'bonus'> = {
  listBonuses: ({ world, member }) => bonusesOf(world, member),
  activateBonus: ({ world, member, params }) => activateBonus(world, member, params.code),
  checkActiveBonus: ({ member }) => ({ status: member.bonus !== null, type: member.bonus?.type ?? null }),
  checkMinimumBonus: ({ world, member }) => ({ status: hasMinimum(world, member) }),
  clearBonus: ({ world, member }) => clearBonus(world, member) ?? { message: 'BONUS_CLEAR' },
};
