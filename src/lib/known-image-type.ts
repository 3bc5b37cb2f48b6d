/** Some systems report JPEG files as image/jpg. The contract knows only image/jpeg. */
export const withKnownType = (file: File): File =>
  file.type === 'image/jpg'
    ? new File([file], file.name, { type: 'image/jpeg', lastModified: file.lastModified })
    : file;
