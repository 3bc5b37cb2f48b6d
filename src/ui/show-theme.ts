export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The colours of the page's ground (`--ground` in tokens.css). */
const grounds: Record<Theme, string> = { light: '#f4f5fa', dark: '#0b1020' };

/** The theme with this name; undefined for any other text, which means the device's theme. */
export const readTheme = (name: string | null): Theme | undefined => themes.find((theme) => theme === name);

/** Gives the page and the browser's own bars a theme; without one they follow the device. */
export function showTheme(theme: Theme | undefined): void {
  const { documentElement, head } = document;
  head.querySelector('meta[name=theme-color]:not([media])')?.remove();
  if (!theme) {
    delete documentElement.dataset['theme'];
    return;
  }
  documentElement.dataset['theme'] = theme;
  const colour = document.createElement('meta');
  colour.name = 'theme-color';
  colour.content = grounds[theme];
  // Browsers take the first one that applies: this one comes before those of index.html, which follow the device.
  head.prepend(colour);
}
