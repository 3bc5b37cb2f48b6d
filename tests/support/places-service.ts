import { afterAll, beforeEach } from 'vitest';
import { drift } from './drift-run.ts';
import { startWireServer, type Answer } from './wire-server.ts';

/** The small contract of placesService. */
export const placesContract = 'tests/support/drift-contract.yaml';

/** A place as the small contract wants it. */
export const goodPlace = { name: 'Nong Khai', website: 'https://nongkhai.example.com/' };

interface PlacesAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** The answer to a valid request for places. */
export const goodAnswer = (): PlacesAnswer => ({
  status: 200,
  headers: { 'Content-Type': 'application/json', 'X-Total': '1' },
  body: { places: [goodPlace] },
});

/** A service that matches the small contract, unless it is given another answer. */
export const placesServiceWith =
  (given: () => PlacesAnswer): Answer =>
  (response, { url, headers }) => {
    const limit = Number(new URL(url, 'http://here').searchParams.get('limit') ?? 10);
    if (headers.authorization !== 'Bearer secret-of-mine') response.writeHead(401).end();
    else if (url.startsWith('/places/')) response.writeHead(204).end();
    else if (!Number.isInteger(limit) || limit < 1 || limit > 50) response.writeHead(400).end();
    else response.writeHead(given().status, given().headers).end(JSON.stringify(given().body));
  };

export const placesService = placesServiceWith(goodAnswer);

/** The service in one test file, and drift against it with these options. */
export async function runningPlaces(...options: string[]) {
  process.env['DRIFT_TEST_TOKEN'] = 'secret-of-mine';
  const wire = await startWireServer();
  beforeEach(() => {
    wire.reset();
    wire.answer = placesService;
  });
  afterAll(() => wire.close());
  const words = ['--contract', placesContract, '--auth-env', 'DRIFT_TEST_TOKEN', ...options];
  return { wire, words, run: (...more: string[]) => drift(wire.origin, ...words, ...more) };
}
