/** Changes how the next messages are delivered on the socket. The history is not affected. */
export interface SocketFault {
  /** `reorder`: `times` messages are held and delivered in reverse. */
  readonly kind: 'lose' | 'duplicate' | 'delay' | 'reorder';
  /** Number of affected messages; default 1. */
  readonly times?: number | undefined;
  /** For `delay`, in real milliseconds. */
  readonly delayMs?: number | undefined;
}

export function createSocketFaults() {
  let queue: { readonly fault: SocketFault; left: number; readonly held: (() => void)[] }[] = [];
  return {
    add(fault: SocketFault): void {
      queue.push({ fault, left: fault.times ?? 1, held: [] });
    },
    /** Delivers a message, or applies the next fault to it. */
    send(deliver: () => void): void {
      const next = queue.find(({ left }) => left > 0);
      if (!next) {
        deliver();
        return;
      }
      next.left -= 1;
      const { kind, delayMs = 0 } = next.fault;
      if (kind === 'duplicate') {
        deliver();
        deliver();
      } else if (kind === 'delay') {
        setTimeout(deliver, delayMs).unref();
      } else if (kind === 'reorder') {
        next.held.push(deliver);
        if (next.left === 0) next.held.reverse().forEach((held) => held());
      }
    },
    clear(): void {
      queue = [];
    },
  };
}
