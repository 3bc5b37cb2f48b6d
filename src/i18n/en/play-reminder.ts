export const playReminder = {
  title: 'Play-time reminder',
  off: 'Off',
  remindEvery: 'Remind me every {n} minutes',
  help: 'Works on this device only. Nothing is sent.',
  due: "You've been here for {n} minutes. This is a good time for a break.",
} as const;
