import { unit, type Fault } from './fault.ts';

/** Faults in what a failure, a timer or another tab leaves behind, and in what is said before it is known. */
export const leftFaults: readonly Fault[] = [
  {
    name: 'a logout in another tab leaves the commands of this one',
    breaks: 'A-22',
    file: 'src/api/wire/session/session.ts',
    find: '  if (data?.isLogout) forgetSentCommands();\n',
    replace: '  if (data?.isLogout) forgetOwn();\n',
    caughtBy: unit('api/wire/session-channel.test.ts'),
  },
  {
    name: 'the focus is lost with the button that cancels an upload',
    breaks: 'B-04',
    file: 'src/features/deposit/slip/SlipView.tsx',
    find: '      input.current?.focus();\n      if (refusal) onRefused',
    replace: '      if (refusal) onRefused',
    caughtBy: unit('screens/slip-states.test.ts'),
  },
  {
    name: 'an invite link is called missing while it is loading',
    breaks: 'A-114',
    file: 'src/features/invite/InviteModal.tsx',
    find: "!code && loadState(wallet) === 'loaded';",
    replace: '!code;',
    caughtBy: unit('screens/not-known-yet.test.ts'),
  },
  {
    name: 'the exported file has the entries on the screen only',
    breaks: 'B-15',
    file: 'src/features/statement/StatementScreen.tsx',
    find: '          entries={found}\n',
    replace: '          entries={shown}\n',
    caughtBy: unit('screens/statement-file.test.ts'),
  },
  {
    name: 'a second notice of the chat ends with the first one',
    breaks: 'R-414',
    file: 'src/features/chat/NoticeText.tsx',
    find: '    return () => clearInterval(timer);\n',
    replace: '    void timer;\n',
    caughtBy: unit('screens/chat-again.test.ts'),
  },
  {
    name: 'messages that were missed are not asked for again',
    breaks: 'A-88',
    file: 'src/features/chat/conversation.ts',
    find: "(await pages.newest()) || before !== 'ready' ||",
    replace: "(await pages.newest()) || before === 'ready' ||",
    caughtBy: unit('features/chat/conversation.test.ts'),
  },
  {
    name: 'a withdrawal that is given again has the result of the first one',
    breaks: 'A-126',
    file: 'src/features/withdraw/use-payout.ts',
    find: '    setEntry(undefined);\n',
    replace: '',
    caughtBy: unit('screens/withdraw-ways.test.ts'),
  },
];
