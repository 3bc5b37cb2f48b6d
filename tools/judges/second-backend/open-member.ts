import type { Browser } from '@playwright/test';
import { openPage } from '../../open-page.ts';

/** A page of a signed-in member in English. `problems` collects uncaught errors and what the console reports. */
export async function openMember(browser: Browser, baseURL: string) {
  const stored = { locale: 'en', token: 'a-token-of-the-second-backend' };
  const page = await openPage(browser, stored, { baseURL, reducedMotion: 'reduce' });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // Answers with an error status, and the chat's socket, which this backend does not have.
    const isExpected = /^Failed to load resource|socket\.io|Permissions-Policy/.test(text);
    if (message.type() === 'error' && !isExpected) problems.push(text);
  });
  return { page, problems, close: () => page.close() };
}
