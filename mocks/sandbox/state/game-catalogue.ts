import type { Schemas } from '../../../generated/operations.ts';

type Offer = Omit<Schemas['GameAccount'], 'isActive' | 'amount' | 'background' | 'logo' | 'ftWalletSlot'> & {
  readonly ftWalletSlot: number;
  /** Form fields that the game's site requires beside username and password. */
  readonly event?: Readonly<Record<string, string>>;
  /** Accounts without a password: the site is opened by link. */
  readonly hasPassword?: false;
};

const inWallet = { web: null, android: null, ios: null };

/** The games in carousel order. Addresses are paths of the game sites. */
export const gameCatalogue: readonly Offer[] = [
  { code: 'PGSLOT', name: 'Naga Slots', category: 'slot', ftWalletSlot: 1, ...inWallet },
  {
    code: 'JOKER2',
    name: 'Lotus 88',
    category: 'slot',
    ftWalletSlot: 1,
    web: null,
    android: '/apps/lotus88.apk',
    ios: '/apps/lotus88',
  },
  { code: 'AREASLOT', name: 'Mekong', category: 'slot', ftWalletSlot: 1, ...inWallet },
  { code: 'SLOTRACHA', name: 'Elephant Gold', category: 'slot', ftWalletSlot: 1, hasPassword: false, ...inWallet },
  { code: 'BETFLIX', name: 'Sepak', category: 'sport', ftWalletSlot: 0.1, ...inWallet },
  {
    code: 'UFABET',
    name: 'Ring 9',
    category: 'sport',
    ftWalletSlot: 1,
    web: '/ufabet/Default8.aspx',
    android: null,
    ios: null,
    event: {
      __VIEWSTATE: '/wEPDwUKLTI2OTY1',
      __VIEWSTATEGENERATOR: 'CA0B0334',
      __EVENTVALIDATION: '/wEdAASq9',
      btnLogin: 'Login',
    },
  },
  {
    code: 'CASINO9',
    name: 'Casino Chang',
    category: 'sport',
    ftWalletSlot: 1,
    web: '/casino9/play',
    android: '/apps/casino-chang.apk',
    ios: '/apps/casino-chang',
  },
  { code: 'HUAYHD', name: 'Huay', category: 'lotto', ftWalletSlot: 1, ...inWallet },
  {
    code: 'LAOLOTTO',
    name: 'Lao Lotto',
    category: 'lotto',
    ftWalletSlot: 1,
    web: '/laolotto/play',
    android: null,
    ios: null,
  },
];
