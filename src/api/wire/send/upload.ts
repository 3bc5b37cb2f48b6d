import { createSignal } from '../../../lib/signal.ts';

/** Progress in whole percent; 100 when the last byte was sent. */
export type OnProgress = (percent: number) => void;

/**
 * One upload by XMLHttpRequest, because fetch reports no upload progress. Pass `fetch` as the transport of a
 * call. XMLHttpRequest always follows redirects, which may repeat the upload elsewhere: the answer of another address
 * counts as no answer.
 */
export function createUpload(onProgress: OnProgress) {
  let begun = false;
  /** Bytes not yet sent at the last progress event, and the largest step between two events. */
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
        // All bytes are counted, but the last one may still be in transit. Show at most 99.
        if (total > 0) onProgress(Math.min(99, Math.floor((loaded / total) * 100)));
      };
      exchange.upload.onload = () => {
        left = 0;
        onProgress(100);
      };
      const fail = () => {
        reject(new TypeError('No answer'));
      };
      exchange.onload = () => {
        const { status, response } = exchange as { status: number; response: Blob }; // responseType is 'blob'
        if (exchange.responseURL !== request.url) {
          fail();
          return;
        }
        const headers = exchange.getAllResponseHeaders().split('\r\n').filter(Boolean);
        const pairs = headers.map((line) => line.split(/: ?(.*)/s, 2) as [string, string]); // each line is `name: value`
        resolve(new Response(response.size > 0 ? response : null, { status, headers: pairs }));
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
    /** Whether anything was sent. A file that cannot be read is never sent. */
    begun: () => begun,
    /**
     * Whether the server may have the whole file. Progress events come about ten times a second, so the last bytes can
     * leave unreported. Two steps are allowed as a margin.
     */
    allSent: () => begun && left <= 2 * longestStep,
  };
}

/** An upload with its progress and cancellation. It continues when its sheet closes. */
export function createFileUpload(file: File) {
  const progressed = createSignal();
  const controller = new AbortController();
  let percent = 0;
  return {
    file,
    signal: controller.signal,
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
