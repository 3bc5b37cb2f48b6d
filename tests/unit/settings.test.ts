import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, type Settings } from '../../src/settings-schema.ts';
import { siteRules } from '../../tools/hosting/site-rules.ts';

const least = { WALLET_API_BASE_URL: 'https://api.example.com' };

/** The line with which invalid settings stop the build. */
function problem(env: Record<string, string | undefined>): string {
  try {
    readSettings(env);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no problem';
}

test('R-464 R-467 R-470 without any other setting', () => {
  expect(readSettings(least)).toStrictEqual({
    name: 'Naga Wallet',
    apiBaseUrl: 'https://api.example.com',
    chatUrl: null,
    laos: false,
    iframe: false,
    iframeParents: [],
    customHostProvider: '',
    customHost: '',
    pgslotMessage: '',
    fpMinimum: '10',
    truelinkSecret: '',
    idempotencyKey: 'auto',
    mediaHosts: [],
    mediaPaths: ['/media/'],
    gameHosts: [],
    appLinkSchemes: null,
    howtoBaseUrl: '/howto/',
    reportUrl: null,
    hstsMaxAge: null,
  });
});

// The setting, what is written, and what is read.
const settings: [string, string, keyof Settings, unknown][] = [
  ['WALLET_NAME', ' กระเป๋านาคา ', 'name', 'กระเป๋านาคา'],
  ['WALLET_API_BASE_URL', '/', 'apiBaseUrl', ''],
  ['WALLET_API_BASE_URL', 'https://api.example.com/v1///', 'apiBaseUrl', 'https://api.example.com/v1'],
  ['WALLET_API_BASE_URL', 'http://[::1]:4010/base', 'apiBaseUrl', 'http://[::1]:4010/base'],
  ['WALLET_CHAT_URL', '', 'chatUrl', null],
  ['WALLET_CHAT_URL', '/', 'chatUrl', ''],
  ['WALLET_CHAT_URL', 'http://127.0.0.1:4020/', 'chatUrl', 'http://127.0.0.1:4020'],
  ['WALLET_LAOS', 'true', 'laos', true],
  ['WALLET_LAOS', 'false', 'laos', false],
  ['WALLET_LAOS', '', 'laos', false],
  [
    'WALLET_IFRAME_PARENTS',
    'https://a.example.com, https://b.example.com:8443',
    'iframeParents',
    ['https://a.example.com', 'https://b.example.com:8443'],
  ],
  ['WALLET_CUSTOM_HOST_PROVIDER', 'PGSlot', 'customHostProvider', 'pgslot'],
  ['WALLET_CUSTOM_HOST', 'play.example.com:8443', 'customHost', 'play.example.com:8443'],
  ['WALLET_PGSLOT_MESSAGE', 'ปิดปรับปรุง 02:00, ขออภัย', 'pgslotMessage', 'ปิดปรับปรุง 02:00, ขออภัย'],
  ['WALLET_FP_MINIMUM', '20.50', 'fpMinimum', '20.50'],
  ['WALLET_TRUELINK_SECRET', 's3cret, with spaces', 'truelinkSecret', 's3cret, with spaces'],
  ['WALLET_IDEMPOTENCY_KEY', '', 'idempotencyKey', 'auto'],
  ['WALLET_IDEMPOTENCY_KEY', 'auto', 'idempotencyKey', 'auto'],
  ['WALLET_IDEMPOTENCY_KEY', 'true', 'idempotencyKey', true],
  ['WALLET_IDEMPOTENCY_KEY', 'false', 'idempotencyKey', false],
  [
    'WALLET_MEDIA_HOSTS',
    'https://a.example\nhttps://b.example',
    'mediaHosts',
    ['https://a.example', 'https://b.example'],
  ],
  ['WALLET_MEDIA_PATHS', '', 'mediaPaths', []],
  ['WALLET_MEDIA_PATHS', '/media/, /files/slips_2/', 'mediaPaths', ['/media/', '/files/slips_2/']],
  [
    'WALLET_GAME_HOSTS',
    'http://127.0.0.1:* https://a.example',
    'gameHosts',
    ['http://127.0.0.1:*', 'https://a.example'],
  ],
  ['WALLET_APP_LINK_SCHEMES', 'line, tg  wa-me', 'appLinkSchemes', ['line', 'tg', 'wa-me']],
  ['WALLET_HOWTO_BASE_URL', 'https://videos.example.com/howto/', 'howtoBaseUrl', 'https://videos.example.com/howto/'],
  ['WALLET_REPORT_URL', 'https://reports.example.com/wallet', 'reportUrl', 'https://reports.example.com/wallet'],
  ['WALLET_REPORT_URL', '/reports', 'reportUrl', '/reports'],
  ['WALLET_HSTS_MAX_AGE', '31536000', 'hstsMaxAge', 31_536_000],
];
test.each(settings)('R-297 R-301 A-101 quality 3: %s=%s is read as %s %j', (name, written, key, expected) => {
  expect(readSettings({ ...least, [name]: written })[key]).toStrictEqual(expected);
});

test('A-102 the default app cannot be framed', () => {
  expect(problem({ ...least, WALLET_IFRAME: 'true' })).toMatch(/^[^\n]*WALLET_IFRAME_PARENTS[^\n]*$/);
  const parents = { WALLET_IFRAME_PARENTS: 'https://a.example.com' };
  expect(readSettings({ ...least, ...parents, WALLET_IFRAME: 'true' }).iframe).toBe(true);
});

test.each([
  [
    'WALLET_API_BASE_URL',
    [
      ...['', 'api.example.com', '//api.example.com', '/api', 'ftp://api.example.com', 'https:///api', 'https://['],
      ...[' https://api.example.com', 'https://user:pw@api.example.com', 'https://api.example.com?x=1'],
    ],
  ],
  [
    'WALLET_CHAT_URL',
    [
      ...['chat.example.com', 'wss://chat.example.com', 'https://', 'https://user@chat.example.com', ' '],
      // The socket.io client would take the path as a namespace and connect to none.
      ...['https://chat.example.com/socket.io', 'https://chat.example.com/ws/', 'https://chat.example.com?room=1'],
    ],
  ],
  ['WALLET_LAOS', ['TRUE', '1', 'yes', ' true']],
  ['WALLET_IFRAME', ['on']],
  ['WALLET_IDEMPOTENCY_KEY', ['0', 'yes', 'AUTO']],
  [
    'WALLET_IFRAME_PARENTS',
    [
      ...['a.example.com', 'https://a.example.com/', 'https://a.example.com/path', '*', "'self'"],
      ...['https://a.example.com https://', 'https://a.example.com;script-src'],
    ],
  ],
  [
    'WALLET_MEDIA_HOSTS',
    ['img.example.com', 'data:', 'https://IMG.example.com', 'https://img.example.com; https://x.example.com'],
  ],
  [
    'WALLET_MEDIA_PATHS',
    [
      ...['/', 'media/', '/media', '/media/;', '/media/ /a b/$x/', '/media/../', '/./', '//media/', '/a{1}/', '/m%20/'],
      // The addresses of the wallet, its files and its calls.
      ...['/user/', '/User/files/', '/login/', '/terminated/media/', '/404/', '/assets/', '/howto/x/', '/icons/'],
      ...['/api/', '/api/files/', '/socket.io/'],
    ],
  ],
  ['WALLET_GAME_HOSTS', ['https://game.example.com/login', 'ftp://game.example.com', '*:*']],
  [
    'WALLET_CUSTOM_HOST',
    ['https://play.example.com', 'play.example.com/', 'PLAY.example.com', 'user@play.example.com', ' '],
  ],
  ['WALLET_FP_MINIMUM', ['', 'ten', '-1', '10.123', '1,000', '1e2']],
  ['WALLET_APP_LINK_SCHEMES', ['', 'line:', 'line://', 'LINE', ' line', '1line', 'line,']],
  [
    'WALLET_HOWTO_BASE_URL',
    ['', 'videos', 'ftp://videos.example.com/', 'javascript:alert(1)', '//videos.example.com/', 'https://'],
  ],
  [
    'WALLET_REPORT_URL',
    [
      ...['reports', '//reports.example.com/', 'http://reports.example.com/', 'http://127.0.0.1/'],
      ...['https://', 'https://u@h/'],
    ],
  ],
  ['WALLET_HSTS_MAX_AGE', ['-1', '1.5', '1 year', '99999999999']],
])('A-101 an invalid %s stops the build with one line that names it', (name, values) => {
  for (const value of values) {
    const line = problem({ ...least, [name]: value });
    expect(line, JSON.stringify(value)).toMatch(new RegExp(`^Build settings: ${name} takes [^\n]+$`));
    expect(line.match(/WALLET_/g), JSON.stringify(value)).toHaveLength(1);
  }
});

test('A-101 R-470 all invalid and missing settings are named once', () => {
  expect(problem({})).toBe('Build settings: WALLET_API_BASE_URL is not set');
  const line = problem({ WALLET_LAOS: 'yes', WALLET_GAME_HOSTS: 'a b c' });
  expect(line).not.toContain('\n');
  expect(line.match(/WALLET_\w+/g)).toEqual(['WALLET_API_BASE_URL', 'WALLET_LAOS', 'WALLET_GAME_HOSTS']);
});

test('A-101 the README has a row for each setting, and for no other', () => {
  const root = join(import.meta.dirname, '../..');
  const inOrder = (file: string, pattern: RegExp) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].flatMap(([text]) => text.match(/WALLET_\w+/g) ?? []);
  const rows = inOrder('README.md', /^\| `WALLET_[^|]*\|/gm);
  expect(rows).toEqual(inOrder('src/settings-schema.ts', /^ {2}WALLET_\w+(?=:)/gm));
  expect(rows.length).toBeGreaterThan(10);
});

test('A-115 no media path may be a folder of the build or an address of the wallet', () => {
  const { folders, pages, hidden } = siteRules({});
  const files = hidden.filter((path) => path.endsWith('/'));
  for (const taken of [...folders, ...files, ...Object.keys(pages)]) {
    const [, first = ''] = taken.split('/');
    expect(problem({ ...least, WALLET_MEDIA_PATHS: first === '' ? '/' : `/${first}/` }), taken).toContain(
      'MEDIA_PATHS',
    );
  }
});
