/** The rows of games, in display order. `other` takes categories that the contract does not know. */
export const gameRows = ['slot', 'sport', 'lotto', 'other'] as const;

type GameRow = (typeof gameRows)[number];

/** The row for games of this category. */
export const rowOf = (category: string): GameRow => gameRows.find((row) => row === category) ?? 'other';
