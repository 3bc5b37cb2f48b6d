import { browser, unit, type Fault } from './fault.ts';

const polling = {
  breaks: 'A-126',
  file: 'src/money/poll-while-visible.ts',
  caughtBy: unit('money/poll-while-visible.test.ts'),
} as const;

const prefetching = {
  breaks: 'A-133',
  file: 'src/app/fetch-when-idle.ts',
  caughtBy: unit('app/fetch-when-idle.test.ts'),
} as const;

/** Faults of scroll, focus, announcements, prefetching and polling. */
export const pageFaults: readonly Fault[] = [
  {
    name: 'a new page opens where the last one was scrolled to',
    breaks: 'A-121',
    file: 'src/ui/PageTitle.tsx',
    find: "    window.scrollTo({ top: 0, behavior: 'instant' });\n",
    replace: '',
    caughtBy: browser('orientation', 'A-121 a new page opens'),
  },
  {
    name: 'a new page does not get the focus',
    breaks: 'A-121',
    file: 'src/ui/PageTitle.tsx',
    find: "    document.querySelector('h1')?.focus({ preventScroll: true });\n",
    replace: '',
    caughtBy: browser('orientation', 'A-121 a new page opens'),
  },
  {
    name: 'a new page is not announced',
    breaks: 'A-121',
    file: 'src/ui/PageTitle.tsx',
    find: '    announce(title);\n',
    replace: '',
    caughtBy: browser('orientation', 'A-121 a new page opens'),
  },
  {
    ...prefetching,
    name: 'screens are prefetched although the member saves data',
    find: 'connection?.saveData === true || ',
    replace: '',
  },
  {
    ...prefetching,
    name: 'prefetching does not wait for pending calls',
    find: '  await whenNoCalls();\n',
    replace: '',
  },
  {
    ...prefetching,
    name: 'prefetching continues for a page that was left',
    find: '!stop.aborted && !isCostly()',
    replace: '!isCostly()',
  },
  {
    ...polling,
    name: 'a hidden page keeps polling',
    find: "document.visibilityState !== 'visible' || ",
    replace: '',
  },
  {
    ...polling,
    name: 'a rate limit does not stop polling',
    find: '    if (tooOften.includes(code)) stop();\n',
    replace: '    void code;\n',
  },
  {
    ...polling,
    name: 'polling never ends',
    find: 'const longest = 900_000;',
    replace: 'const longest = Infinity;',
  },
];
