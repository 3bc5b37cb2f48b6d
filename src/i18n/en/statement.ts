export const statement = {
  uploadStatus: 'Upload status',
  bonusReceived: 'Bonus received',
  bonusEnded: 'Bonus ended',
  empty: 'No transactions yet',
  exportCsv: 'Export CSV',
  exportNote_one: 'Holds the {count} entry loaded so far',
  exportNote_other: 'Holds the {count} entries loaded so far',

  // Columns of the export
  type: 'Type',
  activity: 'Activity',
  from: 'From',
  to: 'To',
} as const;
