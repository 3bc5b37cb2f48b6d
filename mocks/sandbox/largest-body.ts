/** A request is refused before its body is read where this is longer: 20 MB, the largest video, and what multipart adds to it. */
export const largestBody = 20 * 1_048_576 + 64 * 1024;
