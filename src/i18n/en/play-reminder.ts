export const playReminder = {
  title: 'Play-time reminder',
  off: 'Off',
  remindEvery: 'Remind me every {n} minutes',
  help: 'Works on this device only. Nothing is sent.',
  due: "You've been here for {n} minutes. Want to take a break?",
} as const;
