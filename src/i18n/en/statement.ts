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
  nothingMatches: 'Nothing matches',
  showAll: 'Clear filter',

  // Columns of the export
  type: 'Type',
  activity: 'Transaction',
  from: 'From',
  to: 'To',
} as const;
