export const bonus = {
  title: 'Bonus conditions',
} as const;
