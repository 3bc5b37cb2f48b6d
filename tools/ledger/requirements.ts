import { readFileSync } from 'node:fs';

export interface Requirement {
  id: string;
  /** The section of the specification, "stack", or who asked for it. */
  source: string;
  text: string;
  /** Whether its proof is the DOM of a real browser. */
  inBrowser: boolean;
}

export const requirements: Requirement[] = [];

/** The readings A-nn(n), which tests may cite too, with what the specification says. */
export const readings = new Map<string, string>();

for (const line of readFileSync('docs/requirements.md', 'utf8').split('\n')) {
  // Some readings are paragraphs and tables with the id in the caption.
  const [, caption, paragraph = ''] = /^\*\*.*\((A-\d{2,3})\)\.\*\*(.*)/.exec(line) ?? [];
  if (caption) readings.set(caption, (readings.get(caption) ?? '') + paragraph);
  const cells = line.startsWith('| ') ? cellsOf(line) : [];
  const [id = '', second = ''] = cells;
  if (/^A-\d{2,3}$/.test(id)) readings.set(id, second);
  if (!/^(R-\d{3}|B-\d{2})$/.test(id)) continue;
  const [text = '', proof = ''] = cells.slice(-2);
  requirements.push({ id, source: second, text, inBrowser: proof.includes('[D]') });
}

/** The cells of a table's row. A bar inside a cell is written `\|`. */
function cellsOf(row: string): string[] {
  const cells = row.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** The ids in a text. `R-008…R-011` stands for four. */
export function idsIn(text: string): string[] {
  const found = text.matchAll(/\b(?:R-(\d{3})…)?(R-\d{3}|B-\d{2}|A-\d{2,3})\b/g);
  return [...found].flatMap(([, first, id = '']) => {
    const last = Number(id.slice(2));
    const count = first === undefined ? 1 : last - Number(first) + 1;
    if (count === 1) return [id];
    return Array.from({ length: count }, (_, index) => `R-${String(last - index).padStart(3, '0')}`).reverse();
  });
}
