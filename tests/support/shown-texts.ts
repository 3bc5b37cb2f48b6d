import type { Page } from '@playwright/test';
import { withoutLineBreaks } from '../../src/i18n/line-breaks.ts';
import { localeNames, type Locale } from '../../src/i18n/locale.ts';
import { namespaces, type Namespace } from '../../src/i18n/namespaces.ts';

/** All texts that a member can read or hear on the page: text, names, placeholders and the title. */
export async function screenTexts(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const found: string[] = document.title.split(' · ');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility()) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });
  return seen.map((text) => withoutLineBreaks(text).trim()).filter((text) => text !== '');
}

/** All texts of a language by `namespace.key`. */
export async function allTexts(locale: Locale): Promise<Record<string, string>> {
  const names = Object.keys(namespaces) as Namespace[]; // an object's own keys
  const files: Record<string, string>[] = await Promise.all(names.map((name) => namespaces[name][locale]()));
  return Object.fromEntries(
    files.flatMap((file, at) => Object.entries(file).map(([key, text]) => [`${names[at] ?? ''}:${key}`, text])),
  );
}

/** Texts of a language that are other ones in another language, without those that stay on purpose. */
export async function foreignTexts(of: Locale, shown: Locale): Promise<ReadonlySet<string>> {
  const [foreign, own] = await Promise.all([allTexts(of), allTexts(shown)]);
  const differing = Object.entries(foreign).filter(([key, text]) => own[key] !== text && !text.includes('{'));
  const kept = new Set<string>([...Object.values(own), ...Object.values(localeNames)].map(withoutLineBreaks));
  return new Set(differing.map(([, text]) => withoutLineBreaks(text)).filter((text) => !kept.has(text)));
}
