import type { MiddlewareHandler } from 'hono';

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/**
 * Lets control requests through that come from this machine: the Host is a loopback address, because another name may have been
 * rebound to it, and the Origin is the sandbox's own or is missing. A page of another site in the same browser is refused.
 */
export const controlGuard: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('Host') ?? '';
  const origin = c.req.header('Origin');
  if (!loopbackHost.test(host))
    return c.json({ message: `Control requests need a loopback Host, not "${host}".` }, 403);
  if (origin !== undefined && origin !== `http://${host}`) {
    return c.json({ message: `Control requests are not taken from pages of ${origin}.` }, 403);
  }
  return next();
};
