export function addBounded<Entry>(list: Entry[], entry: Entry, most: number): void {
  list.push(entry);
  if (list.length > most) list.shift();
}
