/** Words for which filters of advertisements block a file, with others in their place. */
const words: readonly (readonly [blocked: RegExp, instead: string])[] = [
  [/banner/gi, 'Picture'],
  [/promotion/gi, 'Offer'],
];

/**
 * The names of built files, after their sources, without the words that filters block: a blocked file closes every sheet
 * that imports it.
 */
export const fileName = (folder: string, name: string, extension: string) =>
  `${folder}/${words.reduce((text, [blocked, instead]) => text.replace(blocked, instead), name)}-[hash]${extension}`;
