import type { ReactElement } from 'react';

/**
 * Content that stands beside other content: elements, but no text. A text needs an element of its own, because a
 * translator replaces texts (quality 17).
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
