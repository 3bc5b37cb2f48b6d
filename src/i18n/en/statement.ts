export const statement = {
  uploadStatus: 'Upload status',
  bonusReceived: 'Bonus received',
  bonusEnded: 'Bonus ended',
  empty: 'No transactions yet',
  exportCsv: 'Export CSV',
  exported: 'File saved',
  exportNote_one: 'Includes only the {count} entry loaded so far',
  exportNote_other: 'Includes only the {count} entries loaded so far',
  exportNothing: 'There is nothing to export yet',
  print: 'Print',
  today: 'Today',
  yesterday: 'Yesterday',
  details: 'Details',
  latest: 'Latest movements',

  // Filter
  filter: 'Filter',
  fromDay: 'From day',
  toDay: 'To day',
  daysReversed: 'The first day is after the last day',
  filterNote_one: 'Searches only the {count} entry loaded so far',
  filterNote_other: 'Searches only the {count} entries loaded so far',
  nothingMatches: 'Nothing matches',

  // Columns of the export
  type: 'Type',
  activity: 'Activity',
  from: 'From',
  to: 'To',
} as const;
