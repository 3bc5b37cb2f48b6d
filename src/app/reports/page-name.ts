import { paths } from '../../paths.ts';

const known = new Map<string, string>(Object.entries(paths).map(([name, path]) => [path, name]));

/** The name of a page in `src/paths.ts`; `other` for every other path, because a path can contain typed text. */
export const pageName = (pathname: string): string => known.get(pathname) ?? 'other';
