import type { Settings } from './settings-schema.ts';

/** Replaced by the validated settings at build time (vite.config.ts). */
declare const __WALLET_SETTINGS__: Settings;

export const settings: Settings = __WALLET_SETTINGS__;
