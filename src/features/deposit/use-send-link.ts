import { useSubmitTruelink } from '../../api/wallet.ts';
import { ApiError } from '../../api/wire/api-error.ts';
import { session } from '../../api/wire/session.ts';
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
    // The money belongs to the member who gave the link, not to the one who has signed in since.
    if (stillCurrent()) return cipherText;
  } catch {
    // Without the cipher nothing is sent either.
  }
  throw new ApiError({ operationId: 'submitTruelink', outcome: 'refused', status: 0 });
}

/** Encrypts a gift link and sends it. */
export function useSendLink() {
  const { key, mutateAsync } = useSubmitTruelink();
  return {
    key,
    mutateAsync: async (link: string) => mutateAsync({ body: { link: await encrypted(link) } }),
  };
}
