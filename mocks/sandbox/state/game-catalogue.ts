import type { Schemas } from '../../../generated/operations.ts';

type Offer = Omit<Schemas['GameAccount'], 'isActive' | 'amount' | 'background' | 'logo' | 'ftWalletSlot'> & {
  readonly ftWalletSlot: number;
  /** Form fields that the game's site requires beside username and password. */
  readonly event?: Readonly<Record<string, string>>;
  /** Accounts without a password: the site is opened by link. */
  readonly hasPassword?: false;
};

/** A game that opens from the wallet. It has no website and no app. */
const inWallet = { web: null, android: null, ios: null, ftWalletSlot: 1 };
const appsOf = (name: string) => ({ android: `/apps/${name}.apk`, ios: `/apps/${name}` });

/** The games in carousel order. Addresses are paths of the game sites. */
export const gameCatalogue: readonly Offer[] = [
  { ...inWallet, code: 'PGSLOT', name: 'Naga Slots', category: 'slot' },
  { ...inWallet, code: 'JOKER2', name: 'Lotus 88', category: 'slot', ...appsOf('lotus88') },
  { ...inWallet, code: 'AREASLOT', name: 'Mekong', category: 'slot' },
  { ...inWallet, code: 'SLOTRACHA', name: 'Elephant Gold', category: 'slot', hasPassword: false },
  { ...inWallet, code: 'BETFLIX', name: 'Sepak', category: 'sport', ftWalletSlot: 0.1 },
  {
    ...inWallet,
    code: 'UFABET',
    name: 'Ring 9',
    category: 'sport',
    web: '/ufabet/Default8.aspx',
    event: {
      __VIEWSTATE: '/wEPDwUKLTI2OTY1',
      __VIEWSTATEGENERATOR: 'CA0B0334',
      __EVENTVALIDATION: '/wEdAASq9',
      btnLogin: 'Login',
    },
  },
  {
    ...inWallet,
    code: 'CASINO9',
    name: 'Casino Chang',
    category: 'sport',
    web: '/casino9/play',
    ...appsOf('casino-chang'),
  },
  { ...inWallet, code: 'HUAYHD', name: 'Huay', category: 'lotto' },
  { ...inWallet, code: 'LAOLOTTO', name: 'Lao Lotto', category: 'lotto', web: '/laolotto/play' },
];
