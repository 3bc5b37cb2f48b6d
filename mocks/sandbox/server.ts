import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { createGameSite } from '../game-site/game-site.ts';
import { attachChat, type ChatSockets } from './chat.ts';
import { closeIdleSockets } from './close-idle-sockets.ts';
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
import { showSamples } from './state/conversations.ts';
import { createRandom } from './state/random.ts';
import { createWorld, type World } from './state/world.ts';

export interface SandboxOptions {
  /** Default 0: any free port. */
  readonly port?: number;
  /** Port of the game sites, on the same host. Default 0: any free port. */
  readonly gamePort?: number;
  readonly site?: string;
  /** The Laos service, in every scenario. */
  readonly laos?: boolean;
  readonly scenario?: ScenarioName;
  readonly seed?: number;
  /** Epoch milliseconds. Default: the machine's clock. */
  readonly now?: () => number;
  /** How long payments, slips and withdrawals take. With null only the control API settles them. */
  readonly settleDelayMs?: number | null;
  readonly qrLifetimeMs?: number;
  readonly answerDelayMs?: number;
  /** Whether each new chat participant gets one message of every type. */
  readonly samplesOnJoin?: boolean;
  /** Milliseconds without traffic after which a socket is closed. */
  readonly idleSocketMs?: number;
  /** Id of the member for whom any token is accepted. Used when another server issues the tokens. */
  readonly anyTokenIs?: string;
  /** Origins that may call the API. Default: any. */
  readonly corsOrigins?: string[];
  /** Receives violations of the contract. Default: standard error. */
  readonly report?: (line: string) => void;
  readonly onAnswer?: (request: LoggedRequest, body: unknown) => void;
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
const schedulerInterval = 200;
const ordinaryIdleMs = 15_000;

function worldMaker(options: SandboxOptions, gameSite: string, publish: World['publish']) {
  const { laos, settleDelayMs, qrLifetimeMs, answerDelayMs, anyTokenIs } = options;
  const base = {
    ...defaultSettings,
    gameSite,
    ...(laos !== undefined && { laos }),
    ...(settleDelayMs !== undefined && { settleDelayMs }),
    ...(qrLifetimeMs !== undefined && { qrLifetimeMs }),
    ...(answerDelayMs !== undefined && { answerDelayMs }),
    ...(anyTokenIs !== undefined && { anyTokenIs }),
  };
  return (overrides: { scenario?: ScenarioName | undefined; seed?: number | undefined } = {}): World => {
    const settings = settingsOf(overrides.scenario ?? options.scenario ?? 'default', base);
    const random = createRandom(overrides.seed ?? options.seed ?? 1);
    const world = createWorld({ settings, clock: createClock(options.now), random, publish });
    seedMembers(world);
    return world;
  };
}

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
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const origins = options.corsOrigins ?? '*';
  const site = options.site === undefined ? null : createSite(options.site);
  const gameServer = httpServer(createGameSite(() => service.world).fetch);
  const gameSite = `http://${host}:${await listen(gameServer, options.gamePort ?? 0)}`;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const server = httpServer(app.fetch);
  for (const each of [server, gameServer]) closeIdleSockets(each, options.idleSocketMs ?? ordinaryIdleMs);

  const publish: World['publish'] = (conversationId, message) => sockets.publish(conversationId, message);
  const newWorld = worldMaker(options, gameSite, publish);
  const service = createService(newWorld(), options.report ?? console.error, options.onAnswer);
  const sockets: ChatSockets = attachChat(server, {
    violations: service.violations,
    origins,
    ...(options.samplesOnJoin && { onJoin: (conversationId: string) => showSamples(service.world, conversationId) }),
  });
  const control = createControl({ service, sockets, newWorld });

  app.use(compress());
  app.use(
    '/:prefix{api|media}/*',
    cors({
      origin: origins,
      exposeHeaders: ['Date', 'Retry-After'],
      allowHeaders: ['Authorization', 'X-Client', 'Idempotency-Key', 'Content-Type'],
      maxAge: 600,
    }),
  );
  app.route('/', createControlRoutes(control));
  app.route('/', createRouter(service));
  app.route('/', createMedia(service));
  app.route('/', createReports(service));
  if (site) app.route('/', site);

  const port = await listen(server, options.port ?? 0).catch((problem: unknown) => {
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
