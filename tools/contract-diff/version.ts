export const impacts = ['patch', 'minor', 'major'] as const;
/** The part of a semantic version that a change increases. */
export type Impact = (typeof impacts)[number];

/** The member of `info` with the version of the package, once a change has raised it above that of the contract. */
export const packageVersion = 'x-package-version';

export const packageVersionOf = (info: Readonly<Record<string, unknown>>): string =>
  String(info[packageVersion] ?? info['version']);

type Version = [major: number, minor: number, patch: number];

function read(version: string): Version {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (patch === undefined) throw new Error(`info.version ${version} is no semantic version such as 1.2.0`);
  return [Number(major), Number(minor), Number(patch)];
}

/** The lowest version that the largest change requires; the same version if nothing changed. */
export function neededVersion(base: string, changes: readonly { impact: Impact }[]): string {
  const [major, minor, patch] = read(base);
  const has = (wanted: Impact) => changes.some(({ impact }) => impact === wanted);
  if (has('major')) return `${major + 1}.0.0`;
  if (has('minor')) return `${major}.${minor + 1}.0`;
  return has('patch') ? `${major}.${minor}.${patch + 1}` : base;
}

/** `needed` is a semantic version. */
export const isAtLeast = (version: string, needed: string): boolean =>
  read(version).join('.').localeCompare(needed, 'en', { numeric: true }) >= 0;
