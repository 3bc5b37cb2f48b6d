import type { Settings } from './settings-schema.ts';

/** Replaced at build time by the validated build settings (vite.config.ts). */
declare const __WALLET_SETTINGS__: Settings;

export const settings: Settings = __WALLET_SETTINGS__;
