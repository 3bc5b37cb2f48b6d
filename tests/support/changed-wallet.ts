import type { Schemas } from '../../generated/operations.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { members } from './wallet-test.ts';

/** The sandbox's current body of GET /api/wallet with a change, for `control.fail('getWallet', { body })`. */
export async function changedWallet(
  sandbox: Sandbox,
  change: (wallet: Schemas['WalletResponse']) => void,
  phone: string = members.rich,
): Promise<Schemas['WalletResponse']> {
  const headers = { Authorization: `Bearer ${sandbox.control.signIn(phone)}`, 'X-Client': 'wallet-user' };
  const answer = await fetch(`${sandbox.url}/api/wallet`, { headers });
  const wallet = (await answer.json()) as Schemas['WalletResponse']; // the sandbox checks its own answers
  change(wallet);
  sandbox.control.clearRequests();
  return wallet;
}
