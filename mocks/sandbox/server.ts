import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { createGameSite } from '../game-site/game-site.ts';
import { attachChat, type ChatSockets } from './chat.ts';
import { createControlRoutes } from './control-routes.ts';
import { createControl, type Control } from './control.ts';
import { createMedia } from './media.ts';
import type { LoggedRequest } from './request-log.ts';
import { createReports } from './reports.ts';
import { createRouter } from './router.ts';
import { defaultSettings, settingsOf, type ScenarioName } from './scenarios.ts';
import { seedMembers } from './seed.ts';
import { catchUp, createService } from './service.ts';
import { createSite } from './site.ts';
import { createClock } from './state/clock.ts';
import { showSamples } from './handlers/chat.ts';
import { createRandom } from './state/random.ts';
import { createWorld, type Settings, type World } from './state/world.ts';

/** With settings that apply in every scenario. */
export interface SandboxOptions extends Partial<
  Pick<Settings, 'laos' | 'settleDelayMs' | 'qrLifetimeMs' | 'answerDelayMs' | 'anyTokenIs'>
> {
  /** Default 0: any free port. */
  readonly port?: number;
  /** Port of the game sites, on the same host. Default 0: any free port. */
  readonly gamePort?: number;
  readonly site?: string;
  readonly scenario?: ScenarioName;
  readonly seed?: number;
  /** Epoch milliseconds. Default: the machine's clock. */
  readonly now?: () => number;
  /** Whether each new chat participant gets one message of every type. */
  readonly samplesOnJoin?: boolean;
  /** Origins that may call the API. Default: any. */
  readonly corsOrigins?: string | string[];
  /** Receives violations of the contract. Default: standard error. */
  readonly report?: (line: string) => void;
}

export interface Sandbox {
  readonly url: string;
  readonly port: number;
  readonly gameSite: string;
  readonly control: Control;
  /** All requests under /api since the start, a reset or a clear. */
  readonly requests: readonly LoggedRequest[];
  close(): Promise<void>;
}

const host = '127.0.0.1';
/** The URL parser accepts more, such as a comma. */
const plainHost = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i;
const schedulerInterval = 200;

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

// Without TLS and HTTP/2 options the adaptor creates a plain HTTP server.
const httpServer = (fetch: Fetch) => createAdaptorServer({ fetch }) as HttpServer;

function listen(server: HttpServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // A listening TCP server has a port; the type also covers pipes.
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Starts the sandbox and, if a folder is given, the app on one port. The game sites have a port of their own. */
export async function createSandbox({
  port: wantedPort = 0,
  gamePort = 0,
  site: folder,
  scenario = 'default',
  seed = 1,
  now,
  samplesOnJoin = false,
  corsOrigins: origins = '*',
  report = console.error,
  ...settings
}: SandboxOptions = {}): Promise<Sandbox> {
  const site = folder === undefined ? null : createSite(folder);
  const gameServer = httpServer(createGameSite(() => service.world).fetch);
  const gameSite = `http://${host}:${await listen(gameServer, gamePort)}`;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const server = httpServer(app.fetch);

  const publish: World['publish'] = (conversationId, message) => sockets.publish(conversationId, message);
  const newWorld: Parameters<typeof createControl>[2] = (start) => {
    const world = createWorld({
      settings: settingsOf(start.scenario ?? scenario, { ...defaultSettings, gameSite, ...settings }),
      clock: createClock(now),
      random: createRandom(start.seed ?? seed),
      publish,
    });
    seedMembers(world);
    return world;
  };
  const service = createService(newWorld({}), report);
  const sockets: ChatSockets = attachChat(server, {
    violations: service.violations,
    origins,
    ...(samplesOnJoin && { onJoin: (conversationId: string) => showSamples(service.world, conversationId) }),
  });
  const control = createControl(service, sockets, newWorld);

  app.use((c, next) => (plainHost.test(c.req.header('Host') ?? '') ? next() : Promise.resolve(c.body(null, 400))));
  app.use(compress());
  app.use(
    '/:prefix{api|media}/*',
    cors({
      origin: origins,
      exposeHeaders: ['Date', 'Idempotency-Key', 'Retry-After'],
      allowHeaders: ['Authorization', 'X-Client', 'Idempotency-Key', 'Content-Type'],
      maxAge: 600,
    }),
  );
  app.route('/', createControlRoutes(control));
  app.route('/', createRouter(service));
  app.route('/', createMedia(service));
  app.route('/', createReports(service));
  if (site) app.route('/', site);

  const port = await listen(server, wantedPort).catch((problem: unknown) => {
    gameServer.close();
    throw problem;
  });
  const timer = setInterval(() => catchUp(service), schedulerInterval).unref();
  return {
    url: `http://${host}:${port}`,
    port,
    gameSite,
    control,
    requests: service.requests,
    async close() {
      clearInterval(timer);
      const closed = sockets.close();
      server.closeAllConnections();
      gameServer.close();
      gameServer.closeAllConnections();
      await closed;
    },
  };
}
