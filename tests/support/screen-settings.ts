import { onTestFinished } from 'vitest';
import type { Settings } from '../../src/settings-schema.ts';

/** Changes build settings of the app until the test ends. To be called before the app opens, which must not be `anew`. */
export async function changeSettings(changes: Partial<Settings>): Promise<void> {
  // Not at the top: a reload of the page loads the module again.
  const { settings } = await import('../../src/settings.ts');
  const before = { ...settings };
  Object.assign(settings, changes);
  onTestFinished(() => {
    Object.assign(settings, before);
  });
}
