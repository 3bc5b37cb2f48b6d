import { html } from 'hono/html';
import { siteName, type GamePlay } from '../sandbox/state/game-sessions.ts';
import { minorToText } from '../sandbox/state/money.ts';

type Html = ReturnType<typeof html>;

const ways = { link: 'auto-login link', form: 'form posted by the wallet', typed: 'username and password typed here' };

function page(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: dark light;
          }
          body {
            max-width: 32rem;
            margin: 0 auto;
            padding: 24px 16px;
            font:
              16px/1.6 system-ui,
              sans-serif;
          }
          form {
            display: grid;
            gap: 12px;
          }
          button,
          input {
            min-height: 44px;
            font: inherit;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
        <p>This site stands in for a game. It belongs to the sandbox; nothing here is real.</p>
      </body>
    </html>`;
}

/** The signed-in member, the balance (minor units), and a round whose result the user chooses. */
export function playPage(
  { member, offer, account, way }: GamePlay,
  { balance, token }: { balance: bigint; token: string },
) {
  const inGame = (Number(balance) / 100) * offer.ftWalletSlot;
  return page(
    offer.name,
    html`<dl>
        <dt>Signed in as</dt>
        <dd id="username">${account.username}</dd>
        <dt>Came in by</dt>
        <dd id="way">${ways[way]}</dd>
        <dt>Balance</dt>
        <dd><span id="balance">${minorToText(balance)}</span> ${member.currency}</dd>
        <dt>In the game's currency</dt>
        <dd>${inGame.toFixed(2)}</dd>
      </dl>
      <form method="post" action="/${siteName(offer)}/play">
        <input type="hidden" name="session" value="${token}" />
        <button name="outcome" value="win">Play a round and win</button>
        <button name="outcome" value="lose">Play a round and lose</button>
      </form>`,
  );
}

/** The site's own login page, with the previous error. */
export function signInPage({ name, code }: GamePlay['offer'], problem = '') {
  return page(
    name,
    html`${problem && html`<p id="problem">${problem}</p>`}
      <form method="post" action="/${code.toLowerCase()}/sign-in">
        <label>Username <input name="username" autocomplete="off" /></label>
        <label>Password <input name="password" type="password" autocomplete="off" /></label>
        <button>Sign in</button>
      </form>`,
  );
}

export const appPage = (file: string) => page('App of a game', html`<p>${file} would be installed from here.</p>`);

export const nothingPage = () => page('No game here', html`<p>The wallet sends nobody to this address.</p>`);
