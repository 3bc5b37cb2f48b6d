import type { Contract, Operation } from './contract.ts';
import { sharedFolder } from './passive.ts';

/**
 * The address without the folder that every path of the contract begins with, if the service answers there only:
 * `https://host/api` for paths that begin with /api/.
 */
export async function withoutSharedFolder(contract: Contract, baseUrl: URL, timeoutMs: number): Promise<URL> {
  const folder = sharedFolder(contract).replace(/\/$/, '');
  const path = baseUrl.pathname.replace(/\/$/, '');
  const query = contract.operations.find(({ effect, path: of }) => effect === 'query' && !of.includes('{'));
  if (folder === '' || !path.endsWith(folder) || !query) return baseUrl;
  const shorter = new URL(`${path.slice(0, -folder.length)}/`, baseUrl);
  const [here, there] = [await statusAt(baseUrl, query), await statusAt(shorter, query)];
  return here === 404 && there !== null && there !== 404 ? shorter : baseUrl;

  async function statusAt(base: URL, { path: of, method }: Operation): Promise<number | null> {
    try {
      const address = new URL(base.pathname.replace(/\/$/, '') + of, base);
      const options = {
        method: method.toUpperCase(),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      } as const;
      const response = await fetch(address, options);
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }
}
