import { usesOfStyles } from './css-uses.ts';
import { lackedBy } from './data.ts';
import { usesOfScript } from './script-uses.ts';

/** What a built file uses that browsers of the list lack: the feature in MDN's data, with these browsers. */
export function lackingIn(file: string, text: string): Map<string, string[]> {
  const uses = file.endsWith('.css') ? usesOfStyles(text) : usesOfScript(text);
  const found = new Map<string, string[]>();
  for (const { feature, compat } of uses) {
    const browsers = compat && !found.has(feature) ? lackedBy(compat) : [];
    if (browsers.length > 0) found.set(feature, browsers);
  }
  return found;
}
