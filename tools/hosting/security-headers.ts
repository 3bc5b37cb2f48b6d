export interface Hosts {
  apiBaseUrl: string;
  chatUrl: string | null;
  iframe: boolean;
  iframeParents: readonly string[];
  mediaHosts: readonly string[];
  mediaPaths: readonly string[];
  gameHosts: readonly string[];
  howtoBaseUrl: string;
  reportUrl: string | null;
  hstsMaxAge: number | null;
}

/** Browser features that the app does not use. Games open in separate windows with their own policy. */
const unusedFeatures = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const originOf = (address: string) => new URL(address).origin;
const socketOf = (origin: string) => origin.replace(/^http/, 'ws');

const fixed = { 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' };

const transport = ({ hstsMaxAge }: Pick<Hosts, 'hstsMaxAge'>): Record<string, string> =>
  hstsMaxAge === null ? {} : { 'Strict-Transport-Security': `max-age=${hstsMaxAge}` };

/** Uploaded content must not run in a browser that opens it. */
export const uploadHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ...fixed,
};

/** The response headers of all that the service answers on the origin of the wallet: its answers contain uploads. */
export const serviceHeaders = (hosts: Pick<Hosts, 'hstsMaxAge'>): Record<string, string> => ({
  ...uploadHeaders,
  ...transport(hosts),
});

/** The response headers of every page of a build (quality 8), by name, for every kind of server. */
export function securityHeaders(hosts: Hosts): Record<string, string> {
  const api = hosts.apiBaseUrl ? [originOf(hosts.apiBaseUrl)] : [];
  const chat = hosts.chatUrl ? [originOf(hosts.chatUrl), socketOf(originOf(hosts.chatUrl))] : [];
  const media = [...new Set([...api, ...hosts.mediaHosts])];
  const howto = URL.canParse(hosts.howtoBaseUrl) ? [originOf(hosts.howtoBaseUrl)] : [];
  const reports = hosts.reportUrl !== null && URL.canParse(hosts.reportUrl) ? [originOf(hosts.reportUrl)] : [];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    // Without listed hosts the operator's pictures may come from any; the app decides for the others.
    'img-src': ["'self'", 'data:', 'blob:', ...media, ...(hosts.mediaHosts.length > 0 ? [] : ['https:'])],
    'media-src': ["'self'", 'blob:', ...new Set([...media, ...howto])],
    'connect-src': ["'self'", ...new Set([...api, ...chat, ...reports])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Some game sites require a posted login form.
    'form-action': hosts.gameHosts.length > 0 ? hosts.gameHosts : ["'none'"],
    'frame-ancestors': hosts.iframe && hosts.iframeParents.length > 0 ? hosts.iframeParents : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    ...fixed,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...transport(hosts),
  };
}
