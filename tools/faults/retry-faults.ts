import { unit, type Fault } from './fault.ts';

/** Faults in second tries, and in what goes on after its page or its question was left. */
export const retryFaults: readonly Fault[] = [
  {
    name: 'a received bonus makes every card current',
    breaks: 'R-336',
    file: 'src/api/bonus.ts',
    find: 'bonus.code === code ? { ...bonus, userBonus: answer.userBonus } : bonus',
    replace: '({ ...bonus, userBonus: answer.userBonus })',
    caughtBy: unit('screens/rewards.test.ts'),
  },
  {
    name: 'a promotion code that was not found cannot be searched again unchanged',
    breaks: 'R-341',
    file: 'src/features/bonus/promotion/PromotionModal.tsx',
    find: 'if (next === code) void searchAgain();\n          else void',
    replace: 'void',
    caughtBy: unit('screens/second-visit.test.ts'),
  },
  {
    name: 'the receipt of a second try has the amount of the first',
    breaks: 'B-41',
    file: 'src/money/ReceiveSheet.tsx',
    find: 'setAsked(shown);',
    replace: 'setAsked((before) => before ?? shown);',
    caughtBy: unit('screens/second-visit.test.ts'),
  },
  {
    name: 'the coins after one spin are told after the next',
    breaks: 'A-157',
    file: 'src/features/spin/wheel/use-wheel.ts',
    find: '      setCoinsNow(undefined);\n',
    replace: '',
    caughtBy: unit('screens/spin-outcomes.test.ts'),
  },
  {
    name: 'the next member reads why the coupon of another one was refused',
    breaks: 'A-22',
    file: 'src/features/spin/coupons/refused-claims.ts',
    find: '(isOfSession() ? given : refusals)',
    replace: '(isOfSession() ? given : given)',
    caughtBy: unit('screens/coupons.test.ts'),
  },
  {
    name: 'a period is read on after its page was left',
    breaks: 'B-15',
    file: 'src/features/statement/use-filtered-statement.ts',
    find: '  useEffect(() => reader.stop, [reader]);\n',
    replace: '',
    caughtBy: unit('screens/open-pages.test.ts'),
  },
  {
    name: 'entries in progress on the second page are read on the first',
    breaks: 'A-126',
    file: 'src/features/statement/StatementScreen.tsx',
    find: 'readQuietly(queries, statementQuery(page))',
    replace: 'readQuietly(queries, statementQuery(limits.firstPage))',
    caughtBy: unit('screens/open-pages.test.ts'),
  },
  {
    name: 'the entries of a period are in the order in which their pages were read',
    breaks: 'B-15',
    file: 'src/features/statement/use-filtered-statement.ts',
    find: 'filterEntries(sortedByTime(searchedEntries), filter)',
    replace: 'filterEntries(searchedEntries, filter)',
    caughtBy: unit('screens/statement.test.ts'),
  },
];
