export const session = {
  ended: 'Your session has ended. Please log in again.',
  loggedOutElsewhere: 'You logged out in another tab',
} as const;
