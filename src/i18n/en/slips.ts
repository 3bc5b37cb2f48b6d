export const slips = {
  receivedAt: 'Received at',
  viewReference: 'View reference',
  empty: 'No slips yet',
  notLoaded: "We couldn't load your slips",
  lastUpdated: 'Last updated: {age}',
  cannotOpen: "We can't open this reference. Please contact support.",
  tapToOpen: "Reference didn't open? Open it here",
} as const;
