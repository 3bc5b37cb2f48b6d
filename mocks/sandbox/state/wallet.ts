import type { Schemas } from '../../../generated/operations.ts';
import { holding, inviteAccount, walletCode } from './accounts.ts';
import { bankNames } from './banks.ts';
import { gameCatalogue } from './games.ts';
import { balanceOf } from './ledger.ts';
import { fromMinor } from './money.ts';
import { refuse, type Refusal } from './refusal.ts';
import { wireTime } from './wire-time.ts';
import type { Member, World } from './world.ts';

export function profileOf(member: Member): Schemas['Profile'] {
  const { id, name, username, createdAt, coin, inviteCode } = member;
  return { _id: id, name, username, createdAt: wireTime(createdAt), coin, ...(inviteCode && { inviteCode }) };
}

export function bankAccountOf(member: Member): Schemas['BankAccount'] {
  const bank = member.bank ?? { bankCode: '', bankAccountName: '', bankAccountNo: '' };
  return { bank: bankNames(bank.bankCode), ...bank, currency: member.currency };
}

/** GET /api/wallet. All amounts come from the ledger. */
export function walletOf(world: World, member: Member): Schemas['WalletResponse'] | Refusal<'NO_WALLET'> {
  if (!member.hasWallet) return refuse('NO_WALLET');
  const onSite = (path: string | null) => path && world.settings.gameSite + path;
  return {
    profile: profileOf(member),
    bankAccount: bankAccountOf(member),
    wallet: { amount: fromMinor(holding(world, member, walletCode)) },
    invite: { amount: fromMinor(balanceOf(world.ledger, inviteAccount(member))), success: 5, fail: 2 },
    slots: gameCatalogue.map(({ event: _event, hasPassword: _hasPassword, web, android, ios, ...offer }) => ({
      ...offer,
      web: onSite(web),
      android: onSite(android),
      ios: onSite(ios),
      isActive: member.games.has(offer.code),
      amount: fromMinor(holding(world, member, offer.code)),
      background: `/media/games/${offer.code.toLowerCase()}-background.svg`,
      logo: `/media/games/${offer.code.toLowerCase()}-logo.svg`,
    })),
  };
}
