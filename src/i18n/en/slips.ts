export const slips = {
  title: 'Upload status',
  receivedAt: 'Received at',
  viewReference: 'View reference',
  empty: 'No slips yet',
  cannotOpen: "This reference can't be opened. Please contact the admin.",
  tapToOpen: "If the reference didn't open, tap here",
} as const;
