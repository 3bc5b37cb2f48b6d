/** `1 request`, `2 requests`. */
export const several = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
