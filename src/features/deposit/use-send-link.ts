import { useSubmitTruelink } from '../../api/wallet.ts';
import { ApiError } from '../../api/wire/api-error.ts';
import type { Confirmation } from '../../api/wire/money/idempotency-key.ts';
import type { MoneyCommand } from '../../api/wire/money/money-command.ts';
import { session } from '../../api/wire/session/session.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { timings } from '../../lib/timings.ts';
import { settings } from '../../settings.ts';
import { encryptLink } from './encrypt-link.ts';

const timeIsUp = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => {
      reject(new Error('The cipher did not come'));
    }, timings.http);
  });

async function encrypted(link: string): Promise<string> {
  const stillCurrent = session.stillCurrent();
  try {
    const cipherText = await Promise.race([encryptLink(link, settings.truelinkSecret), timeIsUp()]);
    // The money belongs to the member who entered the link, not to a member who signed in since.
    if (stillCurrent()) return cipherText;
  } catch {
    // Without the cipher nothing is sent.
  }
  throw new ApiError({ operationId: 'submitTruelink', outcome: 'refused', status: 0 });
}

/**
 * The encrypted text of each confirmation. Each encryption gives another text, but a repeated command must have the
 * same body.
 */
const sent = new WeakMap<Confirmation, string>();

/** Encrypts a gift link and sends it. */
export function useSendLink(): MoneyCommand<Schemas['Ack'], string> {
  const { mutateAsync, ...command } = useSubmitTruelink();
  return {
    ...command,
    detailsOf: () => ({}),
    inputOf: undefined,
    mutateAsync: async (plain, confirmation) => {
      const link = sent.get(confirmation) ?? (await encrypted(plain));
      sent.set(confirmation, link);
      return mutateAsync({ body: { link } }, confirmation);
    },
  };
}
