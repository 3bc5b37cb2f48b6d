import { createRef } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { ChatButton } from '../../../../src/features/chat/ChatButton.tsx';
import { initI18n, loadTexts } from '../../../../src/i18n/i18n.ts';
import { staticMarkup, textOf } from '../../../support/static-markup.ts';

beforeAll(async () => {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  await loadTexts('chat');
});

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('R-418 with %i unread messages the button of the closed chat shows "%s"', (unread, shown) => {
  const button = (
    <ChatButton
      button={createRef()}
      bubble={createRef()}
      isOpen={false}
      unread={unread}
      notice={undefined}
      onToggle={() => undefined}
    />
  );
  expect(textOf(staticMarkup(button))).toBe(shown);
});
