import { connect } from 'node:tls';

const notTrusted = 'its certificate is not trusted: name the file of its authority with --ca';
const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ECONNREFUSED: 'nobody listens there',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed without an answer',
  UND_ERR_CONNECT_TIMEOUT: 'nothing accepts the connection; a firewall may drop it',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it speaks HTTP, not HTTPS: use http://',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it speaks HTTP, not HTTPS: use http://',
  DEPTH_ZERO_SELF_SIGNED_CERT: notTrusted,
  SELF_SIGNED_CERT_IN_CHAIN: notTrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: notTrusted,
  UNABLE_TO_GET_ISSUER_CERT: notTrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: notTrusted,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

const causeOf = (problem: Error): Error => (problem.cause instanceof Error ? problem.cause : problem);

const codeOf = (problem: unknown): string => {
  const cause = problem instanceof Error ? causeOf(problem) : null;
  return cause && 'code' in cause ? String(cause.code) : '';
};

const isTls = (code: string) => /CERT|TLS|SSL|SELF_SIGNED|VERIFY|EPROTO/.test(code);

/** A wrong address: every other request would fail in the same way. */
export const isNobodyThere = (problem: unknown): boolean =>
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|HPE_INVALID_CONSTANT)$/.test(codeOf(problem)) ||
  isTls(codeOf(problem));

/** Why a request has no answer, in words and with the code of the system. */
export async function reasonOf(problem: unknown, limitMs: number, baseUrl: URL): Promise<string> {
  if (!(problem instanceof Error)) return String(problem);
  const seconds = Math.round(limitMs / 100) / 10;
  if (problem.name === 'TimeoutError') return `no answer within ${seconds} s, although the connection may be open`;
  const code = codeOf(problem);
  const isCut = /^(UND_ERR_SOCKET|ECONNRESET|HPE_\w+)$/.test(code);
  if (isCut && baseUrl.protocol === 'http:' && (await speaksTls(baseUrl)))
    return `it speaks HTTPS, not HTTP: use https:// (${code})`;
  const said = causeOf(problem).message.split('\n')[0] ?? '';
  const known = reasons[code] ?? (isTls(code) ? `TLS failed: ${said}` : said);
  return code === '' ? known : `${known} (${code})`;
}

/** Whether a port answers a TLS handshake, with whatever certificate. */
function speaksTls({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80), timeout: 2000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('secureConnect', () => end(true)).once('timeout', () => end(false));
    // A certificate that is refused has arrived by TLS.
    socket.once('error', (problem) => end(/CERT|SELF_SIGNED|VERIFY/.test(codeOf(problem))));
  });
}
