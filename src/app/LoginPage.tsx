import { beginHomeLoad } from '../api/wire/send/early-load.ts';
import { LoginScreen } from '../features/login/LoginScreen.tsx';
import { partsOf } from './lazy-pages.ts';

/** Starts the home load of a session and fetches the files of home. Never rejects: a missing file shows its own error. */
async function prepareHome(token: string): Promise<void> {
  beginHomeLoad(token);
  await Promise.allSettled(partsOf('home').map((part) => part.load()));
}

/** The login, which loads home before it starts the session. */
export function LoginPage() {
  return <LoginScreen prepareNext={prepareHome} />;
}
