/** Longer requests are refused before their body is read: 20 MB, the largest video, plus the overhead of multipart. */
export const largestBody = 20 * 1_048_576 + 64 * 1024;
