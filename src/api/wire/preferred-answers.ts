/** The `Prefer` header by `POST /api/login`: which example a mock is asked for. Only development builds look here (B-13). */
export const preferredAnswers = new Map<string, string>();
