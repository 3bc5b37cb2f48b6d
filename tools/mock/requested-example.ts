export interface RequestedExample {
  readonly code: number | null;
  readonly example: string | null;
}

/** Reads `Prefer: code=400, example=WRONG_CREDENTIAL`, or `__code` and `__example` of the query, as Prism does. */
export function requestedExample(prefer: string | undefined, query: URLSearchParams): RequestedExample {
  const read = (name: string) =>
    prefer === undefined
      ? query.get(`__${name}`)
      : (new RegExp(`(?:^|[,;\\s])${name}="?([^",;\\s]+)`).exec(prefer)?.[1] ?? null);
  const code = read('code');
  return { code: code !== null && /^\d{3}$/.test(code) ? Number(code) : null, example: read('example') };
}
