export const refund = {
  title: 'Refund',
} as const;
