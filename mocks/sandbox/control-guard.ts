import type { MiddlewareHandler } from 'hono';

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/**
 * Accepts control requests from this machine only. The Host must be a loopback address, because DNS rebinding can point
 * any other name to it. The Origin must be the sandbox's own or missing, so that pages of other sites in the same
 * browser are refused.
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
