import type { Schemas } from '../../../generated/operations.ts';
import type { HandlersOf } from '../call.ts';
import { banksOf, depositChannels, slipRules } from '../state/banks.ts';
import { withdrawLimits } from '../state/withdrawals.ts';
import { textsOf } from '../texts/texts-of.ts';

const sources = [
  ['FACEBOOK', 'Facebook', 'Facebook'],
  ['TIKTOK', 'TikTok', 'TikTok'],
  ['FRIEND', 'เพื่อนแนะนำ', 'ໝູ່ແນະນຳ'],
  ['SEARCH', 'ค้นหาในอินเทอร์เน็ต', 'ຊອກຫາໃນອິນເຕີເນັດ'],
  ['OTHER', 'อื่นๆ', 'ອື່ນໆ'],
] as const;

/** The answers to "How did you hear about us?". People write on LINE in Thailand and on WhatsApp in Laos. */
export function sourcesOf({ laos }: { readonly laos: boolean }): Schemas['SourcesLookup']['sources'] {
  const chat = laos ? { code: 'WHATSAPP', description: 'WhatsApp' } : { code: 'LINE', description: 'LINE' };
  const listed: Schemas['SourcesLookup']['sources'] = sources.map(([code, thai, lao]) => ({
    code,
    description: laos ? lao : thai,
  }));
  return listed.toSpliced(1, 0, chat);
}

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
  listSources: ({ world }) => ({ sources: sourcesOf(world.settings) }),
  getActive: ({ world }) => ({ terminated: world.settings.gone ? 'gone' : null }),
  getRegisterOtp: ({ world }) => ({ registerOTP: world.settings.otp }),
  getEnableChatWidget: ({ world }) => ({ enableChatWidget: world.settings.chat }),
};
