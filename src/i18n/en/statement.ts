export const statement = {
  uploadStatus: 'Upload status',
  bonusReceived: 'Bonus received',
  bonusEnded: 'Bonus ended',
  empty: 'No transactions yet',
  exportCsv: 'Export CSV',
  exported: 'File saved',
  exportNote_one: 'Includes only the {count} entry loaded so far',
  exportNote_other: 'Includes only the {count} entries loaded so far',

  // Columns of the export
  type: 'Type',
  activity: 'Activity',
  from: 'From',
  to: 'To',
} as const;
