/** Adds an entry and removes the oldest one if there are more than `most`. */
export function addBounded<Entry>(list: Entry[], entry: Entry, most: number): void {
  list.push(entry);
  if (list.length > most) list.shift();
}
