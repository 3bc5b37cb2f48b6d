export const spin = {
  title: 'Wheel',
} as const;
