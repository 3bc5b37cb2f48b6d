import { browser, unit, type Fault } from './fault.ts';

const titles = {
  breaks: 'A-121',
  file: 'src/ui/PageTitle.tsx',
  caughtBy: browser('orientation', 'A-121 a new page opens'),
} as const;

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

/** Faults of scroll, focus, announcements, prefetching, polling and reloading. */
export const pageFaults: readonly Fault[] = [
  {
    ...titles,
    name: 'a new page opens where the last one was scrolled to',
    find: "    window.scrollTo({ top: 0, behavior: 'instant' });\n",
    replace: '',
  },
  {
    ...titles,
    name: 'a new page does not get the focus',
    find: '    focusHeading();\n  }, [pathname',
    replace: '  }, [pathname',
  },
  {
    ...titles,
    name: 'a new page is not announced',
    find: '    announce(title);\n',
    replace: '',
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
    ...polling,
    name: 'polling never ends',
    find: 'const longest = 900_000;',
    replace: 'const longest = Infinity;',
  },
  {
    name: 'each page asks for the name of the service',
    breaks: 'A-141',
    file: 'src/app/learn-service-name.ts',
    find: '  if (now - askedAt < timings.serviceNameAge) return;\n',
    replace: '',
    caughtBy: unit('app/learn-service-name.test.ts'),
  },
  {
    name: 'the page reloads itself while a command is under way',
    breaks: 'A-133',
    file: 'src/ui/lazy-screen.ts',
    find: ' && !runningCommands.any()',
    replace: '',
    caughtBy: unit('ui/lazy-screen.test.ts'),
  },
  {
    name: 'browsers keep a missing file of a static host for a year',
    breaks: 'A-139',
    file: 'tools/hosting/static-host-files.ts',
    find: "'public, max-age=3600, stale-while-revalidate=31536000'",
    replace: "'public, max-age=31536000, immutable'",
    caughtBy: unit('hosting/hosting-files.test.ts'),
  },
];
