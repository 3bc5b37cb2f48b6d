import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/settings-schema.ts';

const least = { WALLET_API_BASE_URL: 'https://api.example.com' };
const read = (more: Record<string, string | undefined>) => readSettings({ ...least, ...more });

/** The line with which invalid settings stop the build. */
function problem(env: Record<string, string | undefined>): string {
  try {
    readSettings(env);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no problem';
}

describe('A-101 build settings', () => {
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
      gameHosts: [],
      appLinkSchemes: ['line'],
      howtoBaseUrl: '/howto/',
      reportUrl: null,
      hstsMaxAge: null,
    });
  });

  test('R-297 R-301 A-101 every setting is read', () => {
    const settings = readSettings({
      WALLET_NAME: ' กระเป๋านาคา ',
      WALLET_API_BASE_URL: 'https://api.example.com/v1/',
      WALLET_CHAT_URL: 'https://chat.example.com/',
      WALLET_LAOS: 'true',
      WALLET_IFRAME: 'true',
      WALLET_IFRAME_PARENTS: 'https://a.example.com, https://b.example.com:8443',
      WALLET_CUSTOM_HOST_PROVIDER: 'PGSlot',
      WALLET_CUSTOM_HOST: 'play.example.com:8443',
      WALLET_PGSLOT_MESSAGE: 'ปิดปรับปรุง 02:00, ขออภัย',
      WALLET_FP_MINIMUM: '20.50',
      WALLET_TRUELINK_SECRET: 's3cret, with spaces',
      WALLET_IDEMPOTENCY_KEY: 'true',
      WALLET_MEDIA_HOSTS: 'https://img.example.com\nhttps://cdn.example.com',
      WALLET_GAME_HOSTS: 'http://127.0.0.1:* https://game.example.com',
      WALLET_APP_LINK_SCHEMES: 'line, tg  wa-me',
      WALLET_HOWTO_BASE_URL: 'https://videos.example.com/howto/',
      WALLET_REPORT_URL: 'https://reports.example.com/wallet',
      WALLET_HSTS_MAX_AGE: '31536000',
      HOME: '/ignored',
    });
    expect(settings).toStrictEqual({
      name: 'กระเป๋านาคา',
      apiBaseUrl: 'https://api.example.com/v1',
      chatUrl: 'https://chat.example.com',
      laos: true,
      iframe: true,
      iframeParents: ['https://a.example.com', 'https://b.example.com:8443'],
      customHostProvider: 'pgslot',
      customHost: 'play.example.com:8443',
      pgslotMessage: 'ปิดปรับปรุง 02:00, ขออภัย',
      fpMinimum: '20.50',
      truelinkSecret: 's3cret, with spaces',
      idempotencyKey: true,
      mediaHosts: ['https://img.example.com', 'https://cdn.example.com'],
      gameHosts: ['http://127.0.0.1:*', 'https://game.example.com'],
      appLinkSchemes: ['line', 'tg', 'wa-me'],
      howtoBaseUrl: 'https://videos.example.com/howto/',
      reportUrl: 'https://reports.example.com/wallet',
      hstsMaxAge: 31_536_000,
    });
  });

  test('R-001 R-470 the address of the API', () => {
    const base = (value: string) => readSettings({ WALLET_API_BASE_URL: value }).apiBaseUrl;
    expect(base('/')).toBe('');
    expect(base('http://localhost:4010')).toBe('http://localhost:4010');
    expect(base('https://api.example.com///')).toBe('https://api.example.com');
    expect(base('http://[::1]:4010/base')).toBe('http://[::1]:4010/base');
  });

  test('A-101 the chat backend: unset, empty, the page’s own, another', () => {
    const chatUrl = (value: string | undefined) => read({ WALLET_CHAT_URL: value }).chatUrl;
    expect([undefined, '', '/'].map(chatUrl)).toEqual([null, null, '']);
    expect(chatUrl('https://chat.example.com')).toBe('https://chat.example.com');
    expect(chatUrl('http://127.0.0.1:4020/')).toBe('http://127.0.0.1:4020');
  });

  test.each([
    ['', 'auto'],
    ['auto', 'auto'],
    ['true', true],
    ['false', false],
  ])('quality 3: WALLET_IDEMPOTENCY_KEY=%s is read as %s', (value, expected) => {
    expect(read({ WALLET_IDEMPOTENCY_KEY: value }).idempotencyKey).toBe(expected);
  });

  test.each([
    ['WALLET_LAOS', 'laos'],
    ['WALLET_IFRAME', 'iframe'],
  ] as const)('A-101 the flag %s is on only as "true"', (name, key) => {
    const parents = { WALLET_IFRAME_PARENTS: 'https://a.example.com' };
    expect(read({ ...parents, [name]: 'true' })[key]).toBe(true);
    for (const off of ['false', '', undefined]) expect(read({ [name]: off })[key]).toBe(false);
  });
});

describe('A-101 an invalid setting stops the build with one line that names it', () => {
  test('A-102 the default app cannot be framed', () => {
    expect(problem({ WALLET_API_BASE_URL: '/', WALLET_IFRAME: 'true' })).toMatch(/^[^\n]*WALLET_IFRAME_PARENTS[^\n]*$/);
  });

  test('A-101 R-470 the address of the API is not set', () => {
    expect(problem({})).toBe('Build settings: WALLET_API_BASE_URL is not set');
  });

  test.each([
    [
      'WALLET_API_BASE_URL',
      [
        ...['', ' ', 'api.example.com', '//api.example.com', '/api', 'ftp://api.example.com', 'javascript:alert(1)'],
        ...['https://', 'https:///api', 'https:api.example.com', 'https://[', 'https://api.example.com:99999'],
        ...[' https://api.example.com', 'https://api.example.com ', 'https://api example.com'],
        ...['https://user:pw@api.example.com', 'https://api.example.com?x=1', 'https://api.example.com#x'],
        'https://api.example.com\nhttps://b.example.com',
      ],
    ],
    [
      'WALLET_CHAT_URL',
      [
        ...[
          'chat.example.com',
          'wss://chat.example.com',
          'https://',
          'https://[',
          'https://user@chat.example.com',
          ' ',
        ],
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
  ])('A-101 %s', (name, values) => {
    for (const value of values) {
      const line = problem({ ...least, [name]: value });
      expect(line, JSON.stringify(value)).toMatch(new RegExp(`^Build settings: ${name} takes [^\n]+$`));
      expect(line.match(/WALLET_/g), JSON.stringify(value)).toHaveLength(1);
    }
  });

  test('A-101 all invalid settings are named once', () => {
    const line = problem({ WALLET_LAOS: 'yes', WALLET_GAME_HOSTS: 'a b c' });
    expect(line).not.toContain('\n');
    expect(line.match(/WALLET_\w+/g)).toEqual(['WALLET_API_BASE_URL', 'WALLET_LAOS', 'WALLET_GAME_HOSTS']);
  });
});

test('A-101 the README has a row for each setting, and for no other', () => {
  const root = join(import.meta.dirname, '../..');
  const inOrder = (file: string, pattern: RegExp) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].flatMap(([text]) => text.match(/WALLET_\w+/g) ?? []);
  const rows = inOrder('README.md', /^\| `WALLET_[^|]*\|/gm);
  expect(rows).toEqual(inOrder('src/settings-schema.ts', /^ {2}WALLET_\w+(?=:)/gm));
  expect(rows.length).toBeGreaterThan(10);
});
