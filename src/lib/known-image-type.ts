/** The same file under the name that its type has in the contract: some systems call a JPEG image/jpg. */
export const withKnownType = (file: File): File =>
  file.type === 'image/jpg'
    ? new File([file], file.name, { type: 'image/jpeg', lastModified: file.lastModified })
    : file;
