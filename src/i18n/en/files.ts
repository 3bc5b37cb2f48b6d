export const files = {
  fileNotSupported: 'File is not supported',
  fileTooLarge: 'The file is too large. Please select file no larger than {n} MB.',
  fileNotReadable: "This file can't be opened. It may be damaged. Please choose another file.",
  oneFileOnly: 'Please choose one file at a time',
} as const;
