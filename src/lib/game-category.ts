/** The rows of games, in their order; `other` is for every category that the contract does not know. */
export const gameRows = ['slot', 'sport', 'lotto', 'other'] as const;

type GameRow = (typeof gameRows)[number];

/** The row in which a game of this category stands. */
export const rowOf = (category: string): GameRow => gameRows.find((row) => row === category) ?? 'other';
