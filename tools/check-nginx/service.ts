import { buffer } from 'node:stream/consumers';
import { startLocalServer } from '../local-server.ts';

/** Each runs the script if the browser lets it. */
const uploads: Readonly<Record<string, [type: string, body: string]>> = {
  '/media/uploads/slip.svg': [
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><style>rect { fill: rgb(0, 128, 0) }</style>
<rect width="200" height="100"/><script>document.documentElement.setAttribute('data-ran', 'yes')</script></svg>`,
  ],
  '/media/uploads/slip.html': [
    'text/html',
    '<!doctype html><title>Slip</title><script>document.documentElement.setAttribute("data-ran", "yes")</script>',
  ],
  // Without nosniff a browser takes a file without a type for a page.
  '/media/uploads/slip': ['', '<!doctype html><title>Slip</title><p>A slip'],
};

/** The day of every answer: no clock but that of this service. */
export const serviceDate = 'Mon, 22 Jan 2001 10:00:00 GMT';

/** A service behind the proxy that serves whatever members upload, with headers of its own that weaken the site's. */
export async function startService(jpeg: Buffer) {
  /** How often each command arrived. */
  const received = new Map<string, number>();
  const service = await startLocalServer((request, response) => {
    const { url = '/' } = request;
    received.set(url, (received.get(url) ?? 0) + 1);
    if (url === '/api/cut') {
      request.socket.destroy();
      return;
    }
    void buffer(request).then((body) => {
      const answer = (status: number, type: string, content: string | Buffer) =>
        response
          .writeHead(status, {
            ...(type !== '' && { 'Content-Type': type }),
            Date: serviceDate,
            'X-Content-Type-Options': 'sniff',
            'Referrer-Policy': 'unsafe-url',
            'Strict-Transport-Security': 'max-age=0',
            'Idempotency-Key': request.headers['idempotency-key'] ?? '',
          })
          .end(content);
      const upload = uploads[url];
      if (upload) answer(200, ...upload);
      else if (url === '/media/uploads/slip.jpg') answer(200, 'image/jpeg', jpeg);
      else if (url.startsWith('/media/')) answer(404, 'text/html', '<!doctype html><script>1</script>');
      else if (url === '/api/refused') answer(400, 'application/json', '{"message":"KEY_INVALID"}');
      else answer(200, 'application/json', JSON.stringify({ url, headers: request.headers, bytes: body.length }));
    });
  });
  service.server.on('upgrade', (_request, socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  return { ...service, received };
}
