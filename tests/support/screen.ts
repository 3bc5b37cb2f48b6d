import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, queries, type ByRoleMatcher } from '@testing-library/dom';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Locale } from '../../src/i18n/locale.ts';
import { control, resetService, settings, time } from './screen-service.ts';
import { keptOverReload } from './kept-over-reload.ts';
import { rich, start } from './test-world.ts';

// The whole app on a page of happy-dom, and what a member does with it.

// There is one tab. A channel would survive the reload of its page.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

const isOfApp = (file: string) => !/^(boot|before-paint|main|prerender)\.tsx?$|^dev\/|start-dev-tools/.test(file);

const files = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../../src') }).filter(isOfApp);

/** The app's modules, which a reload loads again: all at once, so that no time passes while a screen is imported. */
const load = async () => {
  // Before the other modules read them.
  Object.assign((await import('../../src/settings.ts')).settings, settings);
  // A package that a screen loads later would take real time, in which the virtual time of its limit passes.
  await Promise.all([import('crypto-js/aes.js'), ...files.map((file) => import(/* @vite-ignore */ `/src/${file}`))]);
  const [app, router, i18n, session] = await Promise.all([
    import('../../src/app/App.tsx'),
    import('../../src/app/AppRouter.tsx'),
    import('../../src/i18n/i18n.ts'),
    import('../../src/api/wire/session/session.ts'),
  ]);
  return { ...app, ...router, ...i18n, ...session };
};

interface Page {
  modules: Awaited<ReturnType<typeof load>> | undefined;
  hasTexts: boolean;
  root: Root | undefined;
  /** What the document listens to: a reload ends it. */
  listening: (() => void)[];
}

/** One for all files of tests in this process: loading the app takes longer than most tests. */
const page = keptOverReload('page', (): Page => {
  const listening: Page['listening'] = [];
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (type: string, ...listener: [EventListener, AddEventListenerOptions?]) => {
      listen(type, ...listener);
      listening.push(() => target.removeEventListener(type, ...listener));
    };
  }
  return { modules: undefined, hasTexts: false, root: undefined, listening };
});

async function mount(locale: Locale) {
  page.modules ??= await load();
  const { App, AppRouter, initI18n, changeLocale } = page.modules;
  if (page.hasTexts) await changeLocale(locale);
  else await initI18n({ defaultLocale: locale, locale });
  page.hasTexts = true;
  const element = document.createElement('div');
  document.body.append(element);
  page.root = createRoot(element);
  page.root.render(createElement(AppRouter, null, createElement(App)));
  await time.settle();
}

function unmount() {
  page.root?.unmount();
  page.root = undefined;
  document.body.replaceChildren();
}

/** The time that a member needs to act on what is shown. An equal command within 200 ms is a double tap for the app. */
export const reaction = 300;

interface Visit {
  /** The phone of the member who is signed in; null for a visitor. */
  as?: string | null;
  locale?: Locale;
  agreed?: boolean;
  /** Loads the app's modules again, so that nothing of an earlier visit or test is left in them. */
  anew?: boolean;
}

/** Opens the app at an address in a new document. */
export async function open(
  address: string,
  { as = rich, locale = 'en', agreed = true, anew = false }: Visit = {},
): Promise<void> {
  unmount();
  if (anew) forgetModules();
  page.modules ??= await load();
  if (agreed) localStorage.setItem('remember-agreement', 'true');
  if (as !== null) page.modules.session.start(control.signIn(as), { remember: true });
  control.clearRequests();
  history.replaceState(null, '', address);
  await mount(locale);
  await time.pass(reaction);
}

function forgetModules() {
  for (const end of page.listening.splice(0)) end();
  vi.resetModules();
  page.modules = undefined;
  page.hasTexts = false;
}

/** Reloads the page: its modules, with what they hold in memory, are new; address, history and storage stay. */
export async function reload(locale: Locale = 'en'): Promise<void> {
  unmount();
  forgetModules();
  await mount(locale);
  await time.pass(reaction);
}

/** Each file of tests calls it, because they share this module and the app's (screen-hooks.ts). */
export function startAnew(): void {
  beforeEach(() => {
    vi.setSystemTime(start);
    resetService();
  });
  afterEach(async () => {
    unmount();
    page.modules?.session.end();
    localStorage.clear();
    sessionStorage.clear();
    // Toasts and announcements end.
    await time.pass(10_000);
  });
}

/** Longer than any wait of the app that a test does not name itself. */
const longestWait = 60_000;

/** Lets time pass until the condition holds. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  const end = performance.now() + longestWait;
  await time.until(() => condition() || performance.now() > end);
  if (!condition()) throw new Error(`Waited in vain for ${what}. The page says: ${place().textContent}`);
}

/** The part of the page that can be used: everything behind an open dialog is inert. */
export const place = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;

type Name = string | RegExp;

/** With plain spaces: amounts have a fixed one before their unit. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const fits = (name: Name) => (text: string) =>
  typeof name === 'string' ? plain(text) === plain(name) : name.test(plain(text));

/** All elements with this role and name that can be used. */
export const all = (role: ByRoleMatcher, name?: Name): HTMLElement[] => {
  const where = role === 'dialog' || role === 'alertdialog' ? document.body : place();
  return queries.queryAllByRole(where, role, { hidden: true, ...(name !== undefined && { name: fits(name) }) });
};

/** Waits for the element with this role and name. */
export async function find(role: ByRoleMatcher, name?: Name): Promise<HTMLElement> {
  await until(() => all(role, name).length > 0, `${String(role)} ${String(name)}`);
  const [found, ...others] = all(role, name);
  if (!found || others.length > 0) throw new Error(`${others.length + 1} times ${String(role)} ${String(name)}`);
  return found;
}

/** What the page says. */
export const shownText = (): string => plain(place().textContent);

/** Waits until the page says a text. */
export const see = (text: Name): Promise<void> =>
  until(() => (typeof text === 'string' ? shownText().includes(text) : text.test(shownText())), String(text));

const isOff = (element: HTMLElement) =>
  element.hasAttribute('disabled') || element.getAttribute('aria-disabled') === 'true';

/** Presses a button, when it takes a press, or follows a link, and waits until nothing follows without time. */
export async function press(role: ByRoleMatcher, name?: Name): Promise<void> {
  await time.pass(reaction);
  const element = await find(role, name);
  await until(() => !isOff(element), `a press of ${String(name)}`);
  element.focus();
  element.click();
  await time.settle();
}

/** Waits for the field with this label: not every kind has a role. */
export async function field(label: Name): Promise<HTMLElement> {
  const found = () => queries.queryAllByLabelText(place(), label)[0];
  await until(() => found() !== undefined, `field ${String(label)}`);
  return queries.getByLabelText(place(), label);
}

/** Replaces the text of a field, or chooses a value or a day. */
export async function fill(label: Name, value: string): Promise<void> {
  const element = await field(label);
  element.focus();
  if (element instanceof HTMLSelectElement) fireEvent.change(element, { target: { value } });
  else fireEvent.input(element, { target: { value } });
  await time.settle();
}

/** The values of file fields, which happy-dom does not keep. */
const chosenFiles = new WeakMap<HTMLElement, string>();

/** Chooses a file as a browser does: to choose the same one again is no change, unless the field was emptied. */
export async function chooseFile(label: Name, file: File, wait = 6_000): Promise<void> {
  const element = await field(label);
  Object.defineProperty(element, 'value', {
    configurable: true,
    get: () => chosenFiles.get(element) ?? '',
    set: (value: string) => chosenFiles.set(element, value),
  });
  if (chosenFiles.get(element) === file.name) return;
  chosenFiles.set(element, file.name);
  fireEvent.change(element, { target: { files: [file] } });
  // By default longer than the check of a picture.
  await time.pass(wait);
}

/** The browser's Back. */
export async function goBack(): Promise<void> {
  history.back();
  await time.settle();
}
