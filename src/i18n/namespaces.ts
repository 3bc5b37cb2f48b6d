import type { Locale } from './locale.ts';
import type { Translation } from './translation.ts';

/** All namespaces with their file in each language. Each file is a chunk: a route loads its own, in one language. */
export const namespaces = {
  common: inEachLocale({
    en: () => import('./en/common.ts'),
    th: () => import('./th/common.ts'),
    la: () => import('./la/common.ts'),
  }),
  titles: inEachLocale({
    en: () => import('./en/titles.ts'),
    th: () => import('./th/titles.ts'),
    la: () => import('./la/titles.ts'),
  }),
  errors: inEachLocale({
    en: () => import('./en/errors.ts'),
    th: () => import('./th/errors.ts'),
    la: () => import('./la/errors.ts'),
  }),
  outcome: inEachLocale({
    en: () => import('./en/outcome.ts'),
    th: () => import('./th/outcome.ts'),
    la: () => import('./la/outcome.ts'),
  }),
  slipReasons: inEachLocale({
    en: () => import('./en/slip-reasons.ts'),
    th: () => import('./th/slip-reasons.ts'),
    la: () => import('./la/slip-reasons.ts'),
  }),
  files: inEachLocale({
    en: () => import('./en/files.ts'),
    th: () => import('./th/files.ts'),
    la: () => import('./la/files.ts'),
  }),
  login: inEachLocale({
    en: () => import('./en/login.ts'),
    th: () => import('./th/login.ts'),
    la: () => import('./la/login.ts'),
  }),
  register: inEachLocale({
    en: () => import('./en/register.ts'),
    th: () => import('./th/register.ts'),
    la: () => import('./la/register.ts'),
  }),
  howto: inEachLocale({
    en: () => import('./en/howto.ts'),
    th: () => import('./th/howto.ts'),
    la: () => import('./la/howto.ts'),
  }),
  contact: inEachLocale({
    en: () => import('./en/contact.ts'),
    th: () => import('./th/contact.ts'),
    la: () => import('./la/contact.ts'),
  }),
  home: inEachLocale({
    en: () => import('./en/home.ts'),
    th: () => import('./th/home.ts'),
    la: () => import('./la/home.ts'),
  }),
  deposit: inEachLocale({
    en: () => import('./en/deposit.ts'),
    th: () => import('./th/deposit.ts'),
    la: () => import('./la/deposit.ts'),
  }),
  transfer: inEachLocale({
    en: () => import('./en/transfer.ts'),
    th: () => import('./th/transfer.ts'),
    la: () => import('./la/transfer.ts'),
  }),
  withdraw: inEachLocale({
    en: () => import('./en/withdraw.ts'),
    th: () => import('./th/withdraw.ts'),
    la: () => import('./la/withdraw.ts'),
  }),
  game: inEachLocale({
    en: () => import('./en/game.ts'),
    th: () => import('./th/game.ts'),
    la: () => import('./la/game.ts'),
  }),
  statement: inEachLocale({
    en: () => import('./en/statement.ts'),
    th: () => import('./th/statement.ts'),
    la: () => import('./la/statement.ts'),
  }),
  slips: inEachLocale({
    en: () => import('./en/slips.ts'),
    th: () => import('./th/slips.ts'),
    la: () => import('./la/slips.ts'),
  }),
  agreement: inEachLocale({
    en: () => import('./en/agreement.ts'),
    th: () => import('./th/agreement.ts'),
    la: () => import('./la/agreement.ts'),
  }),
  profile: inEachLocale({
    en: () => import('./en/profile.ts'),
    th: () => import('./th/profile.ts'),
    la: () => import('./la/profile.ts'),
  }),
  bankName: inEachLocale({
    en: () => import('./en/bank-name.ts'),
    th: () => import('./th/bank-name.ts'),
    la: () => import('./la/bank-name.ts'),
  }),
  playReminder: inEachLocale({
    en: () => import('./en/play-reminder.ts'),
    th: () => import('./th/play-reminder.ts'),
    la: () => import('./la/play-reminder.ts'),
  }),
  invite: inEachLocale({
    en: () => import('./en/invite.ts'),
    th: () => import('./th/invite.ts'),
    la: () => import('./la/invite.ts'),
  }),
  refund: inEachLocale({
    en: () => import('./en/refund.ts'),
    th: () => import('./th/refund.ts'),
    la: () => import('./la/refund.ts'),
  }),
  bonus: inEachLocale({
    en: () => import('./en/bonus.ts'),
    th: () => import('./th/bonus.ts'),
    la: () => import('./la/bonus.ts'),
  }),
  spin: inEachLocale({
    en: () => import('./en/spin.ts'),
    th: () => import('./th/spin.ts'),
    la: () => import('./la/spin.ts'),
  }),
  chat: inEachLocale({
    en: () => import('./en/chat.ts'),
    th: () => import('./th/chat.ts'),
    la: () => import('./la/chat.ts'),
  }),
  'not-found': inEachLocale({
    en: () => import('./en/not-found.ts'),
    th: () => import('./th/not-found.ts'),
    la: () => import('./la/not-found.ts'),
  }),
};

export type Namespace = keyof typeof namespaces;

/** The English texts define the keys and placeholders. */
export type Texts = { [N in Namespace]: Awaited<ReturnType<(typeof namespaces)[N]['en']>> };

export function isNamespace(name: string): name is Namespace {
  return Object.hasOwn(namespaces, name);
}

/** A file of texts, which exports nothing else. */
type File<Of> = () => Promise<Record<string, Of>>;

function inEachLocale<Source>(
  files: { en: File<Source> } & Record<Exclude<Locale, 'en'>, File<Translation<NoInfer<Source>>>>,
) {
  return { en: textsIn(files.en), th: textsIn(files.th), la: textsIn(files.la) };
}

function textsIn<Of>(file: File<Of>): () => Promise<Of> {
  return async () => {
    const [texts] = Object.values(await file());
    if (texts === undefined) throw new TypeError('A file of texts exports them.');
    return texts;
  };
}
