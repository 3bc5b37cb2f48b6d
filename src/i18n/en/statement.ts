export const statement = {
  uploadStatus: 'Upload status',
  withdrawal: 'Withdrawal',
  bonusReceived: 'Bonus received',
  bonusEnded: 'Bonus ended',
  empty: 'No transactions yet',
  exportCsv: 'Export CSV',
  exported: 'File saved',
  exportNote_one: 'Includes only the {count} transaction loaded so far',
  exportNote_other: 'Includes only the {count} transactions loaded so far',
  exportNothing: 'There is nothing to export yet',
  print: 'Print',
  today: 'Today',
  yesterday: 'Yesterday',
  details: 'Details',
  latest: 'Latest transactions',

  // Filter
  filter: 'Filter',
  fromDay: 'From',
  toDay: 'To',
  daysReversed: 'The start date is after the end date',
  filterNote_one: 'Filters only the {count} transaction loaded so far',
  filterNote_other: 'Filters only the {count} transactions loaded so far',
  nothingMatches_one: 'Nothing matches in the {count} transaction loaded so far. Older ones are on the next pages.',
  nothingMatches_other: 'Nothing matches in the {count} transactions loaded so far. Older ones are on the next pages.',
  showAll: 'Clear filter',

  // Columns of the export
  type: 'Type',
  activity: 'Transaction',
  from: 'From',
  to: 'To',

  // Period
  period: 'Period',
  sevenDays: '7 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  readingPage: 'Loading page {page} of up to {pages}',
  stopReading: 'Stop',
  goOnReading: 'Continue',
  periodLoaded: 'The whole period is loaded',
  incomplete: 'Incomplete: entries from {day} only',
  periodNotLoaded: 'Incomplete: this period could not be loaded',
  noMatches: 'No matching transactions',

  // Above the entries in the print and the export
  service: 'Service',
  member: 'Member',
  bankAccount: 'Bank account',
  issuedOn: 'Issued on',
} as const;
