/** How much a test throws: a sample in the gate, all of it in `npm run test:soak` (README, How well it holds). */
export const volume = <Amount>(gate: Amount, soak: Amount): Amount => (process.env['SOAK'] === undefined ? gate : soak);
