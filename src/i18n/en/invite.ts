export const invite = {
  title: 'Invite friends',
} as const;
