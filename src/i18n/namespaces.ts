import type { Locale } from './locale.ts';
import type { Translation } from './translation.ts';

/** All namespaces with their file in each language. Each file is a chunk: a route loads its own, in one language. */
export const namespaces = {
  common: inEachLocale({
    en: () => import('./en/common.ts').then((file) => file.common),
    th: () => import('./th/common.ts').then((file) => file.common),
    la: () => import('./la/common.ts').then((file) => file.common),
  }),
  titles: inEachLocale({
    en: () => import('./en/titles.ts').then((file) => file.titles),
    th: () => import('./th/titles.ts').then((file) => file.titles),
    la: () => import('./la/titles.ts').then((file) => file.titles),
  }),
  errors: inEachLocale({
    en: () => import('./en/errors.ts').then((file) => file.errors),
    th: () => import('./th/errors.ts').then((file) => file.errors),
    la: () => import('./la/errors.ts').then((file) => file.errors),
  }),
  outcome: inEachLocale({
    en: () => import('./en/outcome.ts').then((file) => file.outcome),
    th: () => import('./th/outcome.ts').then((file) => file.outcome),
    la: () => import('./la/outcome.ts').then((file) => file.outcome),
  }),
  slipReasons: inEachLocale({
    en: () => import('./en/slip-reasons.ts').then((file) => file.slipReasons),
    th: () => import('./th/slip-reasons.ts').then((file) => file.slipReasons),
    la: () => import('./la/slip-reasons.ts').then((file) => file.slipReasons),
  }),
  login: inEachLocale({
    en: () => import('./en/login.ts').then((file) => file.login),
    th: () => import('./th/login.ts').then((file) => file.login),
    la: () => import('./la/login.ts').then((file) => file.login),
  }),
  register: inEachLocale({
    en: () => import('./en/register.ts').then((file) => file.register),
    th: () => import('./th/register.ts').then((file) => file.register),
    la: () => import('./la/register.ts').then((file) => file.register),
  }),
  howto: inEachLocale({
    en: () => import('./en/howto.ts').then((file) => file.howto),
    th: () => import('./th/howto.ts').then((file) => file.howto),
    la: () => import('./la/howto.ts').then((file) => file.howto),
  }),
  contact: inEachLocale({
    en: () => import('./en/contact.ts').then((file) => file.contact),
    th: () => import('./th/contact.ts').then((file) => file.contact),
    la: () => import('./la/contact.ts').then((file) => file.contact),
  }),
  home: inEachLocale({
    en: () => import('./en/home.ts').then((file) => file.home),
    th: () => import('./th/home.ts').then((file) => file.home),
    la: () => import('./la/home.ts').then((file) => file.home),
  }),
  deposit: inEachLocale({
    en: () => import('./en/deposit.ts').then((file) => file.deposit),
    th: () => import('./th/deposit.ts').then((file) => file.deposit),
    la: () => import('./la/deposit.ts').then((file) => file.deposit),
  }),
  transfer: inEachLocale({
    en: () => import('./en/transfer.ts').then((file) => file.transfer),
    th: () => import('./th/transfer.ts').then((file) => file.transfer),
    la: () => import('./la/transfer.ts').then((file) => file.transfer),
  }),
  withdraw: inEachLocale({
    en: () => import('./en/withdraw.ts').then((file) => file.withdraw),
    th: () => import('./th/withdraw.ts').then((file) => file.withdraw),
    la: () => import('./la/withdraw.ts').then((file) => file.withdraw),
  }),
  game: inEachLocale({
    en: () => import('./en/game.ts').then((file) => file.game),
    th: () => import('./th/game.ts').then((file) => file.game),
    la: () => import('./la/game.ts').then((file) => file.game),
  }),
  statement: inEachLocale({
    en: () => import('./en/statement.ts').then((file) => file.statement),
    th: () => import('./th/statement.ts').then((file) => file.statement),
    la: () => import('./la/statement.ts').then((file) => file.statement),
  }),
  slips: inEachLocale({
    en: () => import('./en/slips.ts').then((file) => file.slips),
    th: () => import('./th/slips.ts').then((file) => file.slips),
    la: () => import('./la/slips.ts').then((file) => file.slips),
  }),
  agreement: inEachLocale({
    en: () => import('./en/agreement.ts').then((file) => file.agreement),
    th: () => import('./th/agreement.ts').then((file) => file.agreement),
    la: () => import('./la/agreement.ts').then((file) => file.agreement),
  }),
  profile: inEachLocale({
    en: () => import('./en/profile.ts').then((file) => file.profile),
    th: () => import('./th/profile.ts').then((file) => file.profile),
    la: () => import('./la/profile.ts').then((file) => file.profile),
  }),
  bankName: inEachLocale({
    en: () => import('./en/bank-name.ts').then((file) => file.bankName),
    th: () => import('./th/bank-name.ts').then((file) => file.bankName),
    la: () => import('./la/bank-name.ts').then((file) => file.bankName),
  }),
  playReminder: inEachLocale({
    en: () => import('./en/play-reminder.ts').then((file) => file.playReminder),
    th: () => import('./th/play-reminder.ts').then((file) => file.playReminder),
    la: () => import('./la/play-reminder.ts').then((file) => file.playReminder),
  }),
  invite: inEachLocale({
    en: () => import('./en/invite.ts').then((file) => file.invite),
    th: () => import('./th/invite.ts').then((file) => file.invite),
    la: () => import('./la/invite.ts').then((file) => file.invite),
  }),
  refund: inEachLocale({
    en: () => import('./en/refund.ts').then((file) => file.refund),
    th: () => import('./th/refund.ts').then((file) => file.refund),
    la: () => import('./la/refund.ts').then((file) => file.refund),
  }),
  bonus: inEachLocale({
    en: () => import('./en/bonus.ts').then((file) => file.bonus),
    th: () => import('./th/bonus.ts').then((file) => file.bonus),
    la: () => import('./la/bonus.ts').then((file) => file.bonus),
  }),
  spin: inEachLocale({
    en: () => import('./en/spin.ts').then((file) => file.spin),
    th: () => import('./th/spin.ts').then((file) => file.spin),
    la: () => import('./la/spin.ts').then((file) => file.spin),
  }),
  chat: inEachLocale({
    en: () => import('./en/chat.ts').then((file) => file.chat),
    th: () => import('./th/chat.ts').then((file) => file.chat),
    la: () => import('./la/chat.ts').then((file) => file.chat),
  }),
  'not-found': inEachLocale({
    en: () => import('./en/not-found.ts').then((file) => file.notFound),
    th: () => import('./th/not-found.ts').then((file) => file.notFound),
    la: () => import('./la/not-found.ts').then((file) => file.notFound),
  }),
};

export type Namespace = keyof typeof namespaces;

/** The English texts define the keys and placeholders. */
export type Texts = { [N in Namespace]: Awaited<ReturnType<(typeof namespaces)[N]['en']>> };

export function isNamespace(name: string): name is Namespace {
  return Object.hasOwn(namespaces, name);
}

function inEachLocale<Source>(
  files: { en: () => Promise<Source> } & Record<Exclude<Locale, 'en'>, () => Promise<Translation<NoInfer<Source>>>>,
) {
  return files;
}
