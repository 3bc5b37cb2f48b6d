/**
 * Maps `POST /api/login` to a `Prefer` header: the example that a mock should return. Used in development builds only
 * (B-13).
 */
export const preferredAnswers = new Map<string, string>();
