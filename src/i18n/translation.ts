/**
 * The texts of one namespace in another language: the keys of the English source, so that a missing or surplus key does
 * not compile. Thai and Lao have one form for every count and write `_other` alone; i18next falls back to it, whatever
 * plural data a browser has (Chromium has none for Lao).
 */
export type Translation<Source> = { [Key in keyof Source as Key extends `${string}_one` ? never : Key]: string };
