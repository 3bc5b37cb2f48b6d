import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../src/settings-schema.ts';
import { securityHeaders } from '../../../tools/hosting/security-headers.ts';

const headers = (env: Record<string, string>) => securityHeaders(readSettings(env));
const policy = (env: Record<string, string>) => headers(env)['Content-Security-Policy']?.split('; ') ?? [];
const directive = (name: string, env: Record<string, string>) =>
  policy(env).filter((one) => one.startsWith(`${name} `));

const nothingAllowed: unknown = expect.stringMatching(/^([a-z-]+=\(\), )+[a-z-]+=\(\)$/);
const sandbox = { WALLET_API_BASE_URL: '/', WALLET_CHAT_URL: '/' };
const apart = { WALLET_API_BASE_URL: 'https://api.example.com/v1', WALLET_CHAT_URL: 'https://chat.example.com' };

describe('quality 8: the headers of every page', () => {
  test('quality 8: of the sandbox build, with one origin', () => {
    expect(headers(sandbox)).toStrictEqual({
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; " +
        "media-src 'self' blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': nothingAllowed,
    });
  });

  test('quality 8: Strict-Transport-Security only with its setting', () => {
    const withHsts = headers({ ...sandbox, WALLET_HSTS_MAX_AGE: '31536000' });
    expect(withHsts['Strict-Transport-Security']).toBe('max-age=31536000');
    expect(headers(sandbox)).not.toHaveProperty('Strict-Transport-Security');
  });

  test('quality 8: no page may use camera, microphone, location or payment', () => {
    const policy = headers(sandbox)['Permissions-Policy']?.split(', ');
    expect(policy).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()']));
  });

  test('B-31 connect-src contains the collector’s origin', () => {
    const env = { ...apart, WALLET_REPORT_URL: 'https://reports.example.com/wallet' };
    expect(directive('connect-src', env)[0]).toMatch(/ https:\/\/reports\.example\.com$/);
    expect(directive('connect-src', { ...sandbox, WALLET_REPORT_URL: '/reports' })).toEqual(["connect-src 'self'"]);
  });

  test('quality 8: of a build with every kind of host', () => {
    const env = {
      ...apart,
      WALLET_MEDIA_HOSTS: 'https://img.example.com,https://api.example.com',
      WALLET_GAME_HOSTS: 'https://game.example.com https://slot.example.com',
      WALLET_IFRAME: 'true',
      WALLET_IFRAME_PARENTS: 'https://partner.example.com',
      WALLET_HOWTO_BASE_URL: 'https://videos.example.com/howto/',
    };
    expect(policy(env)).toEqual([
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
      'frame-ancestors https://partner.example.com',
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  test('quality 8: a host is listed once, by its origin', () => {
    const one = 'https://one.example.com:8443';
    const env = { WALLET_API_BASE_URL: `${one}/a/b`, WALLET_CHAT_URL: one };
    expect(directive('connect-src', env)).toEqual([`connect-src 'self' ${one} wss://one.example.com:8443`]);
  });

  test('quality 8: without a chat backend no socket is allowed', () => {
    const env = { WALLET_API_BASE_URL: apart.WALLET_API_BASE_URL };
    expect(directive('connect-src', env)).toEqual(["connect-src 'self' https://api.example.com"]);
    expect(directive('connect-src', { ...env, WALLET_CHAT_URL: 'http://localhost:4011' })).toEqual([
      "connect-src 'self' https://api.example.com http://localhost:4011 ws://localhost:4011",
    ]);
  });

  test('A-102 quality 8: framing is allowed in the iframe build alone, and there to the listed hosts', () => {
    const parents = 'https://partner.example.com';
    const env = { ...apart, WALLET_IFRAME_PARENTS: parents };
    expect(directive('frame-ancestors', env)).toEqual(["frame-ancestors 'none'"]);
    expect(directive('frame-ancestors', { ...env, WALLET_IFRAME: 'true' })).toEqual([`frame-ancestors ${parents}`]);
  });
});
