export const agreement = {
  title: 'Agreement',
  accept: 'Accept',
  notNow: 'Not now',
} as const;
