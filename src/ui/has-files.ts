/** Whether a drag brings files, and not text or a link. */
export const hasFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes('Files') === true;
