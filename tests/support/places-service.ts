import type { Answer } from './wire-server.ts';

/** The small contract of placesService. */
export const placesContract = 'tests/support/drift-contract.yaml';

const places = { places: [{ name: 'Nong Khai', website: 'https://nongkhai.example.com/' }] };

/** A service that matches the small contract. */
export const placesService: Answer = (response, { url, headers }) => {
  const limit = Number(new URL(url, 'http://here').searchParams.get('limit') ?? 10);
  if (headers.authorization !== 'Bearer secret-of-mine') response.writeHead(401).end();
  else if (url.startsWith('/places/')) response.writeHead(204).end();
  else if (!Number.isInteger(limit) || limit < 1 || limit > 50) response.writeHead(400).end();
  else response.writeHead(200, { 'Content-Type': 'application/json', 'X-Total': '1' }).end(JSON.stringify(places));
};
