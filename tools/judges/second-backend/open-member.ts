import type { Browser } from '@playwright/test';

/** A page of a signed-in member in English. `problems` collects uncaught errors and what the console reports. */
export async function openMember(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const, timezoneId: 'Asia/Bangkok' },
  });
  await context.addInitScript(() => {
    if (sessionStorage.getItem('prepared') !== null) return;
    sessionStorage.setItem('prepared', 'yes');
    localStorage.setItem('locale', 'en');
    localStorage.setItem('remember-agreement', 'true');
    localStorage.setItem('token', 'a-token-of-the-second-backend');
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // Answers with an error status, and the chat's socket, which this backend does not have.
    const isExpected = /^Failed to load resource|socket\.io|Permissions-Policy/.test(text);
    if (message.type() === 'error' && !isExpected) problems.push(text);
  });
  return { page, problems, close: () => context.close() };
}
