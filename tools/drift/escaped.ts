export const escaped = (text: string): string =>
  text
    // XML does not allow control characters, escaped or not.
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '?')
    .replace(/[<>&"]/g, (mark) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[mark] ?? '&quot;');
