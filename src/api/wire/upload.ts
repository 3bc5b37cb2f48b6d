import { createSignal } from '../../lib/signal.ts';

/** How far an upload has come, in whole percent; 100 when its last byte has left. */
export type OnProgress = (percent: number) => void;

/**
 * One upload by XMLHttpRequest, because fetch tells no progress. `fetch` stands in a call's transport: the request goes
 * out byte by byte as it was made and is aborted by its own signal. A redirect is followed: XMLHttpRequest knows no other way.
 */
export function createUpload(onProgress: OnProgress) {
  let begun = false;
  /** How many bytes were left when it was last told, and the most that left from one time to the next. */
  let left = 0;
  let longestStep = 0;

  const fetch = async (request: Request): Promise<Response> => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const exchange = new XMLHttpRequest();
      exchange.open(request.method, request.url);
      exchange.responseType = 'blob';
      request.headers.forEach((value, name) => {
        exchange.setRequestHeader(name, value);
      });
      let before = 0;
      exchange.upload.onprogress = ({ loaded, total }) => {
        longestStep = Math.max(longestStep, loaded - before);
        before = loaded;
        left = total - loaded;
        // The last byte may still be on its way when all are counted.
        if (total > 0) onProgress(Math.min(99, Math.floor((loaded / total) * 100)));
      };
      exchange.upload.onload = () => {
        left = 0;
        onProgress(100);
      };
      exchange.onload = () => {
        const { status, response } = exchange as { status: number; response: Blob }; // as responseType says
        resolve(new Response(response.size > 0 ? response : null, { status }));
      };
      const fail = () => {
        reject(new TypeError('No answer'));
      };
      exchange.onerror = fail;
      exchange.onabort = fail;
      if (request.signal.aborted) {
        fail();
        return;
      }
      request.signal.addEventListener('abort', () => {
        exchange.abort();
      });
      begun = true;
      exchange.send(body);
    });
  };

  return {
    fetch,
    /** Whether anything was sent: a file that cannot be read never leaves. */
    begun: () => begun,
    /**
     * Whether the server can have all of it. Browsers tell how far it is some ten times a second: before the first time, and
     * where little more is left than went in one step, the last byte can have gone unheard.
     */
    allSent: () => begun && left <= 2 * longestStep,
  };
}

/** A file on its way: how far it has come, and a way to call it off. It outlives the sheet in which it was chosen. */
export function createFileUpload(file: File) {
  const progressed = createSignal();
  const controller = new AbortController();
  let percent = 0;
  return {
    file,
    signal: controller.signal,
    createTransport: createUpload,
    cancel: () => {
      controller.abort();
    },
    percent: () => percent,
    onProgress: (next: number) => {
      percent = next;
      progressed.emit();
    },
    subscribe: progressed.listen,
  };
}

export type FileUpload = ReturnType<typeof createFileUpload>;
