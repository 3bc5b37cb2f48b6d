import { request, type ClientRequest, type IncomingMessage } from 'node:http';

/** The parts of XMLHttpRequest that an upload uses, over Node's HTTP, so that a test server receives the bytes. */
export class WireXhr {
  static opened: WireXhr[] = [];

  responseType = '';
  status = 0;
  responseURL = '';
  response = new Blob();
  private answered: string[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  /** Bytes per piece; the test releases each piece. */
  static piece = 64 * 1024;
  /** Resolves when the next piece may be sent. */
  static hold: () => Promise<void> = () => Promise.resolve();

  /** The address of the answer, if a redirect changed it. */
  static redirectedTo: string | undefined;

  /** Whether progress events are fired. Browsers fire them every tenth of a second, so they are late. */
  static tells = true;

  private outgoing: ClientRequest | undefined;
  private headers: Record<string, string> = {};
  private target = { method: '', url: '' };
  private aborted = false;

  open(method: string, url: string) {
    WireXhr.opened.push(this);
    this.target = { method, url };
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  getAllResponseHeaders() {
    const pairs = this.answered.flatMap((text, index, all) => (index % 2 ? [] : [`${text}: ${all[index + 1]}\r\n`]));
    return pairs.join('');
  }

  abort() {
    this.aborted = true;
    this.outgoing?.destroy();
    this.onabort?.();
  }

  send(body: Blob) {
    void this.exchange(body);
  }

  private async exchange(body: Blob) {
    const bytes = Buffer.from(await body.arrayBuffer());
    const headers = { ...this.headers, 'content-length': String(bytes.length) };
    const outgoing = request(this.target.url, { method: this.target.method, headers });
    this.outgoing = outgoing;
    outgoing.on('response', (answer) => void this.receive(answer));
    outgoing.on('error', () => {
      if (!this.aborted) this.onerror?.();
    });
    for (let at = 0; at < bytes.length; at += WireXhr.piece) {
      await WireXhr.hold();
      if (this.aborted) return;
      const loaded = Math.min(bytes.length, at + WireXhr.piece);
      outgoing.write(bytes.subarray(at, loaded));
      if (WireXhr.tells) this.upload.onprogress?.({ loaded, total: bytes.length });
    }
    outgoing.end();
    if (WireXhr.tells) this.upload.onload?.();
  }

  private async receive(answer: IncomingMessage) {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    try {
      for await (const chunk of answer) chunks.push(new Uint8Array(chunk as Buffer)); // no encoding is set
    } catch {
      if (!this.aborted) this.onerror?.();
      return;
    }
    this.status = answer.statusCode ?? 0;
    this.answered = answer.rawHeaders;
    this.responseURL = WireXhr.redirectedTo ?? this.target.url;
    this.response = new Blob(chunks);
    this.onload?.();
  }
}
