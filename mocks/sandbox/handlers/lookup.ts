import type { HandlersOf } from '../call.ts';
import { contractExample } from '../contract-example.ts';
import { banksOf } from '../state/banks.ts';
import { withdrawLimits } from '../state/withdrawals.ts';
import { textsOf } from '../texts/texts-of.ts';

export const lookupHandlers: HandlersOf<'lookup'> = {
  listBanks: ({ world }) => ({ banks: banksOf(world).map(({ code, nameTH }) => ({ code, nameTH })) }),
  getDepositLookup: ({ world, member }) =>
    contractExample('getDepositLookup', world.settings.laos || member.currency === 'LAK' ? 'laos' : 'typical'),
  listConditions: ({ world }) => ({ conditions: [...textsOf(world.settings).conditions] }),
  listAgreements: ({ world }) => ({ agreements: [...textsOf(world.settings).agreements] }),
  getInfo: () => ({ name: 'Naga Wallet', website: 'https://wallet.example.com' }),
  getNotice: ({ world }) => ({ notice: textsOf(world.settings).notice }),
  getContact: ({ world }) => ({
    contactText: textsOf(world.settings).contact,
    lineLink: 'https://line.me/R/ti/p/@nagawallet',
    lineName: '@nagawallet',
    lineQR: '/media/contact/line-qr.svg',
  }),
  getWithdrawLimits: ({ member }) => withdrawLimits(member),
  getSlipLookup: ({ member }) => ({
    slip: { depositMin: member.currency === 'LAK' ? 10_000 : 20, uploadFrom: '06:00', uploadTo: '23:30' },
  }),
  listSources: ({ world }) => ({ sources: [...textsOf(world.settings).sources] }),
  getActive: ({ world }) => ({ terminated: world.settings.gone ? 'gone' : null }),
  getRegisterOtp: ({ world }) => ({ registerOTP: world.settings.otp }),
  getEnableChatWidget: ({ world }) => ({ enableChatWidget: world.settings.chat }),
};
