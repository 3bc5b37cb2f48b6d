import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { largestBody } from '../sandbox/request-body.ts';
import {
  balanceAt,
  offerAt,
  playRound,
  gamePlayOf,
  playPath,
  siteName,
  signInAtGame,
  type GamePlay,
} from '../sandbox/handlers/autologin.ts';
import type { GameSession, World } from '../sandbox/state/world.ts';
import { minorToText } from '../sandbox/state/money.ts';

type Offer = GamePlay['offer'];
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
          button,
          input {
            min-height: 44px;
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
function playPage({ member, offer, account, way }: GamePlay, { balance, token }: { balance: bigint; token: string }) {
  return page(
    offer.name,
    html`<dl>
        <dt>Signed in as</dt>
        <dd id="username">${account.username}</dd>
        <dt>Came in by</dt>
        <dd id="way">${ways[way]}</dd>
        <dt>Balance</dt>
        <dd><span id="balance">${minorToText(balance)}</span> ${member.currency}</dd>
      </dl>
      <form method="post" action="/${siteName(offer)}/play">
        <input type="hidden" name="session" value="${token}" />
        <button name="outcome" value="win">Play a round and win</button>
        <button name="outcome" value="lose">Play a round and lose</button>
      </form>`,
  );
}

/** The site's own login page, with the previous error. */
function signInPage({ name, code }: GamePlay['offer'], problem = '') {
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

const appPage = (file: string) => page('App of a game', html`<p>${file} would be installed from here.</p>`);

const nothingPage = () => page('No game here', html`<p>No game of the wallet has this address.</p>`);

async function fieldsOf(c: Context): Promise<Record<string, string>> {
  const body = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

/** The first problem of a posted login form. The state fields must come back unchanged. */
function formProblem({ event = {} }: Offer, fields: Record<string, string>): string | undefined {
  const wrong = Object.entries(event).filter(([name, value]) => fields[name] !== value);
  const missing = ['username', 'password'].filter((name) => !fields[name]);
  const names = [...wrong.map(([name]) => name), ...missing];
  return names.length > 0 ? `The form is not as it should be: ${names.join(', ')}` : undefined;
}

/** The sites of the games, one folder a game, without scripts, on an origin other than the wallet's. */
export function createGameSite(world: () => World): Hono {
  const site = new Hono();
  site.use(bodyLimit({ maxSize: largestBody }));
  site.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
  });

  const enter = (c: Context, offer: Offer, fields: Record<string, string>, way: GameSession['way']) => {
    const login = { username: fields['username'] ?? '', password: fields['password'] ?? '' };
    const token = signInAtGame(world(), offer, login, way);
    return token === null
      ? c.html(signInPage(offer, 'Wrong username or password'), 403)
      : c.redirect(playPath(offer, token), 303);
  };

  site.get('/apps/:file', (c) => c.html(appPage(c.req.param('file'))));
  site.get('/:game/play', (c) => {
    const offer = offerAt(c.req.param('game'));
    if (!offer) return c.notFound();
    const token = c.req.query('session');
    if (token === undefined) return c.html(signInPage(offer));
    const play = gamePlayOf(world(), offer, token);
    return play
      ? c.html(playPage(play, { balance: balanceAt(world(), play), token }))
      : c.html(signInPage(offer, 'This link has ended'), 403);
  });
  site.post('/:game/play', async (c) => {
    const offer = offerAt(c.req.param('game'));
    const { session = '', outcome } = await fieldsOf(c);
    const play = offer && gamePlayOf(world(), offer, session);
    if (!play) return c.notFound();
    playRound(world(), play, outcome === 'win');
    return c.redirect(playPath(play.offer, session), 303);
  });
  site.post('/:game/sign-in', async (c) => {
    const offer = offerAt(c.req.param('game'));
    return offer ? enter(c, offer, await fieldsOf(c), 'typed') : c.notFound();
  });
  // Form login, as on an ASP.NET site (A-70).
  site.post('/:game/Default8.aspx', async (c) => {
    const offer = offerAt(c.req.param('game'));
    if (!offer?.event) return c.notFound();
    const fields = await fieldsOf(c);
    const problem = formProblem(offer, fields);
    return problem === undefined ? enter(c, offer, fields, 'form') : c.html(signInPage(offer, problem), 400);
  });
  site.get('/:game/Default8.aspx', (c) => {
    const offer = offerAt(c.req.param('game'));
    return offer?.event ? c.html(signInPage(offer, 'This page wants its form posted')) : c.notFound();
  });
  site.notFound((c) => c.html(nothingPage(), 404));
  return site;
}
