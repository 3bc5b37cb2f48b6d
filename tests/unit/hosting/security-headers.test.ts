import { expect, test } from 'vitest';
import { readSettings } from '../../../src/settings-schema.ts';
import { securityHeaders } from '../../../tools/hosting/security-headers.ts';

const headers = (env: Record<string, string>) => securityHeaders(readSettings(env));
const directives = (env: Record<string, string>) => headers(env)['Content-Security-Policy']?.split('; ');

const nothingAllowed: unknown = expect.stringMatching(
  /^(?=.*camera=\(\), .*geolocation=\(\), .*microphone=\(\), .*payment)([a-z-]+=\(\), )+[a-z-]+=\(\)$/,
);
const sandbox = { WALLET_API_BASE_URL: '/', WALLET_CHAT_URL: '/' };
const apart = { WALLET_API_BASE_URL: 'https://api.example.com/v1', WALLET_CHAT_URL: 'https://chat.example.com' };
const parents = 'https://partner.example.com';

test('quality 8: the headers of the sandbox build, with one origin; HSTS only with its setting', () => {
  expect(headers(sandbox)).toStrictEqual({
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob: https:; " +
      "media-src 'self' blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': nothingAllowed,
  });
  const withHsts = headers({ ...sandbox, WALLET_HSTS_MAX_AGE: '31536000' });
  expect(withHsts['Strict-Transport-Security']).toBe('max-age=31536000');
});

test('A-102 quality 8: the policy of a build with every kind of host, which may be framed by the listed ones', () => {
  const env = {
    ...apart,
    WALLET_MEDIA_HOSTS: 'https://img.example.com,https://api.example.com',
    WALLET_GAME_HOSTS: 'https://game.example.com https://slot.example.com',
    WALLET_IFRAME: 'true',
    WALLET_IFRAME_PARENTS: parents,
    WALLET_HOWTO_BASE_URL: 'https://videos.example.com/howto/',
  };
  expect(directives(env)).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob: https://api.example.com https://img.example.com",
    "media-src 'self' blob: https://api.example.com https://img.example.com https://videos.example.com",
    "connect-src 'self' https://api.example.com https://chat.example.com wss://chat.example.com",
    "manifest-src 'self'",
    "base-uri 'none'",
    'form-action https://game.example.com https://slot.example.com',
    `frame-ancestors ${parents}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

const one = 'https://one.example.com:8443';
const collector = 'https://reports.example.com';
const silent = { WALLET_API_BASE_URL: apart.WALLET_API_BASE_URL };

test.each<[what: string, env: Record<string, string>, directive: string]>([
  [
    'B-31 has the collector',
    { ...sandbox, WALLET_REPORT_URL: `${collector}/wallet` },
    `connect-src 'self' ${collector}`,
  ],
  ['B-31 has no collector of the same origin', { ...sandbox, WALLET_REPORT_URL: '/reports' }, "connect-src 'self'"],
  [
    'has a host once, by its origin',
    { WALLET_API_BASE_URL: `${one}/a/b`, WALLET_CHAT_URL: one },
    `connect-src 'self' ${one} wss://one.example.com:8443`,
  ],
  ['has no socket without a chat backend', silent, "connect-src 'self' https://api.example.com"],
  [
    'has the socket of a local chat',
    { ...silent, WALLET_CHAT_URL: 'http://localhost:4011' },
    "connect-src 'self' https://api.example.com http://localhost:4011 ws://localhost:4011",
  ],
  [
    'A-102 allows no framing outside the iframe build',
    { ...apart, WALLET_IFRAME_PARENTS: parents },
    "frame-ancestors 'none'",
  ],
])('quality 8: the policy %s', (_what, env, directive) => {
  expect(directives(env)).toContain(directive);
});
