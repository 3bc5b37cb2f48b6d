import { readFileSync } from 'node:fs';

export interface Requirement {
  id: string;
  area: string;
  /** Whether its proof is the DOM of a real browser. */
  inBrowser: boolean;
}

const lines = readFileSync('docs/requirements.md', 'utf8').split('\n');

export const requirements: Requirement[] = [];

/** The headings of sections with requirements. */
export const areas: string[] = [];

let area = '';
for (const line of lines) {
  area = /^## (.*)/.exec(line)?.[1] ?? area;
  const id = /^\| (R-\d{3}|B-\d{2}) \|/.exec(line)?.[1];
  if (id) requirements.push({ id, area, inBrowser: / \| [^|]*\[D\][^|]* \|$/.test(line) });
  if (id && !areas.includes(area)) areas.push(area);
}

/** The readings A-nn(n), which tests may cite too. Two of them are tables with the id in the caption. */
export const readings = lines.flatMap((line) => /^(?:\| |\*\*.*\()(A-\d{2,3})(?: \||\)\.\*\*)/.exec(line)?.[1] ?? []);
