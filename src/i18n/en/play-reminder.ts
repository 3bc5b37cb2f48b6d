export const playReminder = {
  title: 'Play-time reminder',
  off: 'Off',
  remindEvery: 'Remind me every {n} minutes',
  help: 'The reminder works on this device only. Nothing is sent.',
  due: 'You have been here for {n} minutes. Would you like to take a break?',
} as const;
