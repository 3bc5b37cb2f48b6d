import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { largestBody } from '../sandbox/largest-body.ts';
import {
  balanceAt,
  offerAt,
  playRound,
  gamePlayOf,
  playPath,
  signInAtGame,
  type GamePlay,
} from '../sandbox/state/game-sessions.ts';
import type { GameSession, World } from '../sandbox/state/world.ts';
import { appPage, nothingPage, playPage, signInPage } from './pages.ts';

type Offer = GamePlay['offer'];

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
  // Form login, as on an ASP.NET site.
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
