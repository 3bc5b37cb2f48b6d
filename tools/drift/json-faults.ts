import { pointerOf } from './documents.ts';

/** Syntax that JSON.parse accepts although parsers interpret it differently. */
export interface JsonFault {
  readonly kind: 'duplicate-key' | 'unsafe-number' | 'byte-order-mark';
  readonly at: string;
  readonly message: string;
}

const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/g;

interface Level {
  /** The keys so far; null in a list. */
  readonly keys: Set<string> | null;
  step: string | number;
}

export function jsonFaults(text: string): JsonFault[] {
  const faults: JsonFault[] = [];
  const levels: Level[] = [];
  if (text.startsWith('\uFEFF')) {
    faults.push({ kind: 'byte-order-mark', at: '', message: 'begins with a byte order mark' });
  }
  let isKey = false;
  for (const [word] of text.matchAll(token)) {
    const level = levels.at(-1);
    const pointer = () => pointerOf(...levels.map(({ step }) => step));
    if (word === '{' || word === '[') {
      levels.push({ keys: word === '{' ? new Set() : null, step: word === '{' ? '' : 0 });
      isKey = word === '{';
    } else if (word === '}' || word === ']') {
      levels.pop();
      isKey = false;
    } else if (word === ',') {
      isKey = level?.keys !== null;
      if (level && typeof level.step === 'number') level.step += 1;
    } else if (word.startsWith('"') && isKey && level?.keys) {
      isKey = false;
      const key = String(JSON.parse(word));
      level.step = key;
      if (level.keys.has(key)) faults.push({ kind: 'duplicate-key', at: pointer(), message: 'is there twice' });
      level.keys.add(key);
    } else if (/^-?\d/.test(word) && !isSafe(word)) {
      const message = 'is a number that loses digits in a client: it is not below 2^53';
      faults.push({ kind: 'unsafe-number', at: pointer(), message });
    }
  }
  return faults;
}

function isSafe(word: string): boolean {
  const value = Number(word);
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
}
