/**
 * The texts of one namespace in another language, with exactly the keys of the English source. Thai and Lao have one
 * plural form and define `_other` only, to which i18next falls back (Chromium has no plural data for Lao).
 */
export type Translation<Source> = { [Key in keyof Source as Key extends `${string}_one` ? never : Key]: string };
