import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { contactQuery } from '../../../../src/api/lookup.ts';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import { ContactScreen } from '../../../../src/features/contact/ContactScreen.tsx';
import { initI18n } from '../../../../src/i18n/i18n.ts';
import { appVersion } from '../../../../src/lib/app-version.ts';
import { loadParser } from '../../../../src/lib/html/read-server-html.ts';
import { clientWith } from '../../../support/client-with.ts';
import { typicalOf } from '../../../support/read-as.ts';
import { elementsOf, staticMarkup, textOf } from '../../../support/static-markup.ts';

beforeAll(loadParser);
beforeAll(() => initI18n({ defaultLocale: 'en', locale: 'en', namespaces: ['titles', 'contact'] }));

const typical = typicalOf('getContact');

const show = (contact: Schemas['Contact']) =>
  staticMarkup(<ContactScreen />, clientWith([contactQuery().queryKey, contact]));
const find = (markup: string, tag: string) => elementsOf(markup).filter((element) => element.tag === tag);

describe('content', () => {
  test('R-155 the text, the LINE code as a picture, the LINE name as a link', () => {
    const markup = show(typical);
    expect(textOf(markup)).toContain(typical.contactText);
    expect(find(markup, 'img')[0]?.attributes).toMatchObject({ src: typical.lineQR, alt: 'LINE QR code' });
    expect(find(markup, 'a')[0]?.attributes).toMatchObject({
      href: typical.lineLink,
      target: '_blank',
      rel: 'noopener noreferrer',
    });
    expect(textOf(/<a .*?<\/a>/s.exec(markup)?.[0] ?? '')).toBe(`Open LINE · ${typical.lineName}`);
    expect(textOf(markup)).toContain('line.me');
  });

  test('R-156 R-468 the version, which equals the one in package.json', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }; // our own file
    expect(appVersion).toBe('1.1.14');
    expect(appVersion).toBe(version);
    expect(textOf(show(typical))).toContain('Version 1.1.14');
  });

  test('R-157 the chat, where it is given one', () => {
    expect(staticMarkup(<ContactScreen chat={<em>chat</em>} />)).toContain('<em>chat</em>');
  });
});

describe('invalid answers', () => {
  test('A-57 A-115 script in the text, a hostile link and a picture from elsewhere do nothing', () => {
    const markup = show({
      contactText: '<img src=x onerror=alert(1)><script>alert(1)</script><b>โทร</b>',
      lineLink: 'javascript:alert(1)',
      lineName: '<i>LINE</i>',
      lineQR: 'https://evil.example/qr.png',
    });
    expect(find(markup, 'a')).toEqual([]);
    expect(find(markup, 'img')).toEqual([]);
    expect(find(markup, 'script')).toEqual([]);
    expect(textOf(markup)).toContain('<i>LINE</i>');
    expect(textOf(markup)).toContain('โทร');
    expect(markup).toContain('aria-label="LINE QR code"');
  });

  test('R-155 without a name the link has a default text; without a picture there is none', () => {
    const markup = show({ ...typical, lineName: '', lineQR: '' });
    expect(textOf(/<a .*?<\/a>/s.exec(markup)?.[0] ?? '')).toBe('Open LINE');
    expect(markup).not.toContain('LINE QR code');
  });
});

describe('without data', () => {
  test('R-158 loading keeps the layout, and the version is shown', () => {
    const markup = staticMarkup(<ContactScreen />);
    expect(textOf(markup)).toBe('Contact usVersion 1.1.14');
  });
});
