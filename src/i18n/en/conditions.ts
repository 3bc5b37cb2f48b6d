export const conditions = {
  title: 'Conditions of use',
} as const;
