import * as z from 'zod/mini';

const flag = z.pipe(
  z._default(z.enum(['true', 'false', ''], 'takes true or false'), ''),
  z.transform((text) => text === 'true'),
);
const keyRule = z.pipe(
  z._default(z.enum(['auto', 'true', 'false', ''], 'takes auto, true or false'), ''),
  z.transform((value) => (value === 'true' || value === 'false' ? value === 'true' : ('auto' as const))),
);
const text = z._default(z.string(), '');
const parts = (value: string) => value.split(/[\s,]+/).filter(Boolean);
const list = z.pipe(text, z.transform(parts));
/** A semicolon is valid in a host, but would start a new directive in the CSP. */
const isOrigin = (value: string) => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value && !value.includes(';');
};
/** An absolute http(s) address to which a path can be appended. */
const isAddress = (value: string) => URL.canParse(value) && /^https?:\/\/[^/\s?#@][^\s?#@]*$/.test(value);
const origins = list.check(
  z.refine((values) => values.every(isOrigin), 'takes origins such as https://img.example.com'),
);
/** Targets of forms may have the port `*`, as in the CSP. */
const formHosts = list.check(
  z.refine(
    (values) => values.every((value) => isOrigin(value.replace(/:\*$/, ''))),
    'takes origins such as https://game.example.com',
  ),
);
/** First parts of the addresses of the wallet's pages, files and calls. A unit test compares them. */
const taken = new Set([
  'user',
  'login',
  'register',
  'howto',
  'contact',
  'terminated',
  '404',
  'assets',
  'icons',
  'api',
  'socket.io',
]);
/** nginx reads these folders, so they have no character with a meaning there. */
const isMediaPath = (value: string) =>
  /^(\/\w[\w.-]*)+\/$/.test(value) && !taken.has(value.split('/')[1]?.toLowerCase() ?? '');
const mediaPaths = z._default(
  z
    .pipe(z.string(), z.transform(parts))
    .check(
      z.refine(
        (values) => values.every(isMediaPath),
        'takes folders of the service such as /media/, none of them one of the wallet’s own',
      ),
    ),
  ['/media/'],
);

/** https only, because reports must not be readable in transit. A path is on the page's own origin. */
const collector = z.pipe(
  text.check(
    z.refine(
      (value) => value === '' || /^\/(?!\/)/.test(value) || (isAddress(value) && value.startsWith('https://')),
      'takes an https address, or a path of the page’s own origin',
    ),
  ),
  z.transform((value) => (value === '' ? null : value)),
);
const schemes = z.optional(
  z.string().check(z.regex(/^[a-z][a-z0-9+.-]*([\s,]+[a-z][a-z0-9+.-]*)*$/, 'takes URL schemes such as line')),
);
const withoutSlashes = (value: string) => value.replace(/\/+$/, '');

/** `/` means the page's own origin. Otherwise an absolute http(s) address without a trailing slash. */
const address = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => value === '/' || isAddress(value),
        'takes an http(s) address, or / for the page’s own origin',
      ),
    ),
  z.transform(withoutSlashes),
);

/**
 * Like `address`, but an origin only: the socket.io client treats a path as a namespace, and only the default one
 * exists.
 */
const chatOrigin = z.pipe(
  text.check(
    z.refine(
      (value) => value === '' || value === '/' || isOrigin(withoutSlashes(value)),
      'takes an origin without a path such as https://chat.example.com, or / for the page’s own',
    ),
  ),
  z.transform(withoutSlashes),
);

/** As written in an address, with the port only if it is not the default. */
const isHost = (value: string) => URL.parse(`https://${value}`)?.host === value;

const folder = z
  .string()
  .check(
    z.refine(
      (value) => /^\/(?!\/)/.test(value) || isAddress(value),
      'takes an http(s) address, or a path of the page’s own origin',
    ),
  );

/** The build settings by environment variable. The README describes them. */
const environment = z.object({
  WALLET_NAME: z._default(z.string().check(z.trim(), z.minLength(1, 'takes the name of the wallet')), 'Naga Wallet'),
  WALLET_API_BASE_URL: address,
  WALLET_CHAT_URL: chatOrigin,
  WALLET_LAOS: flag,
  WALLET_IFRAME: flag,
  WALLET_IFRAME_PARENTS: origins,
  WALLET_CUSTOM_HOST_PROVIDER: text,
  WALLET_CUSTOM_HOST: text.check(
    z.refine((value) => value === '' || isHost(value), 'takes a host such as play.example.com'),
  ),
  WALLET_PGSLOT_MESSAGE: text,
  WALLET_FP_MINIMUM: z._default(z.string().check(z.regex(/^\d+(\.\d{1,2})?$/, 'takes an amount such as 10')), '10'),
  WALLET_TRUELINK_SECRET: text,
  WALLET_IDEMPOTENCY_KEY: keyRule,
  WALLET_MEDIA_HOSTS: origins,
  WALLET_MEDIA_PATHS: mediaPaths,
  WALLET_GAME_HOSTS: formHosts,
  WALLET_APP_LINK_SCHEMES: schemes,
  WALLET_HOWTO_BASE_URL: z._default(folder, '/howto/'),
  WALLET_REPORT_URL: collector,
  WALLET_HSTS_MAX_AGE: text.check(z.regex(/^\d{0,9}$/, 'takes a number of seconds such as 31536000')),
});

function settingsFrom(env: z.output<typeof environment>, chatIsSet: boolean) {
  return {
    /** The name of the site until the service sends its own. */
    name: env.WALLET_NAME,
    /** Origin of the API; empty for the page's own origin. */
    apiBaseUrl: env.WALLET_API_BASE_URL,
    /** Origin of the chat socket; empty for the page's own origin; null without a chat backend. */
    chatUrl: chatIsSet ? env.WALLET_CHAT_URL : null,
    laos: env.WALLET_LAOS,
    iframe: env.WALLET_IFRAME,
    iframeParents: env.WALLET_IFRAME_PARENTS,
    customHostProvider: env.WALLET_CUSTOM_HOST_PROVIDER.toLowerCase(),
    /** Host, with an optional port, for that provider's links; empty to keep their own. */
    customHost: env.WALLET_CUSTOM_HOST,
    pgslotMessage: env.WALLET_PGSLOT_MESSAGE,
    /** Minimum QR deposit of provider FP, a decimal text in baht. */
    fpMinimum: env.WALLET_FP_MINIMUM,
    truelinkSecret: env.WALLET_TRUELINK_SECRET,
    /** Whether money commands have a key; `auto` tests whether CORS allows it. */
    idempotencyKey: env.WALLET_IDEMPOTENCY_KEY,
    /** Origins of pictures and videos; empty if none are listed. */
    mediaHosts: env.WALLET_MEDIA_HOSTS,
    /** Folders in which the service has pictures and uploads, if it answers on the page's own origin. */
    mediaPaths: env.WALLET_MEDIA_PATHS,
    /** Origins that game login forms may be posted to; `:*` means any port. */
    gameHosts: env.WALLET_GAME_HOSTS,
    /** The schemes of app links; null if none are listed. */
    appLinkSchemes: env.WALLET_APP_LINK_SCHEMES?.split(/[\s,]+/) ?? null,
    howtoBaseUrl: env.WALLET_HOWTO_BASE_URL,
    /** Where reports of violations, errors and speed are sent; null for nowhere. */
    reportUrl: env.WALLET_REPORT_URL,
    /** How long browsers use https only for this host, in seconds; null leaves the header to the server. */
    hstsMaxAge: env.WALLET_HSTS_MAX_AGE === '' ? null : Number(env.WALLET_HSTS_MAX_AGE),
  };
}

export type Settings = ReturnType<typeof settingsFrom>;

/** Reads WALLET_* variables. Throws an Error whose message names every invalid or missing setting in one line. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = environment.safeParse(env);
  if (parsed.success && parsed.data.WALLET_IFRAME && parsed.data.WALLET_IFRAME_PARENTS.length === 0) {
    throw new Error('Build settings: WALLET_IFRAME needs WALLET_IFRAME_PARENTS, the partners that may frame the app');
  }
  if (parsed.success) return settingsFrom(parsed.data, Boolean(env['WALLET_CHAT_URL']));
  const problems = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return env[name] === undefined ? `${name} is not set` : `${name} ${issue.message}`;
  });
  throw new Error(`Build settings: ${[...new Set(problems)].join('; ')}`);
}
