import type { HandlersOf } from '../call.ts';
import { banksOf } from '../state/banks.ts';
import { depositChannels, slipRules } from '../state/deposit-channels.ts';
import { withdrawLimits } from '../state/withdrawals.ts';
import { textsOf } from '../texts/texts-of.ts';

export const lookupHandlers: HandlersOf<'lookup'> = {
  listBanks: ({ world }) => ({ banks: banksOf(world).map(({ code, nameTH }) => ({ code, nameTH })) }),
  getDepositLookup: ({ world, member }) => depositChannels(world, member),
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
  getSlipLookup: ({ member }) => ({ slip: slipRules(member) }),
  listSources: ({ world }) => ({ sources: [...textsOf(world.settings).sources] }),
  getActive: ({ world }) => ({ terminated: world.settings.gone ? 'gone' : null }),
  getRegisterOtp: ({ world }) => ({ registerOTP: world.settings.otp }),
  getEnableChatWidget: ({ world }) => ({ enableChatWidget: world.settings.chat }),
};
