/** What the next messages meet on their way to the sockets; the history has them all the same. */
export interface SocketFault {
  /** Never delivered, delivered twice, delivered later, or held until `times` of them are there and then delivered the last one first. */
  readonly kind: 'lose' | 'duplicate' | 'delay' | 'reorder';
  /** How many messages meet it; one unless said otherwise. */
  readonly times?: number | undefined;
  /** Of `delay`: real milliseconds. */
  readonly delayMs?: number | undefined;
}

export interface SocketFaults {
  add(fault: SocketFault): void;
  /** Lets a message meet the fault whose turn it is, or nothing. */
  send(deliver: () => void): void;
  clear(): void;
}

/** Faults queue: those added first are met first. */
export function createSocketFaults(): SocketFaults {
  let queue: { readonly fault: SocketFault; left: number; readonly held: (() => void)[] }[] = [];
  return {
    add(fault) {
      queue.push({ fault, left: fault.times ?? 1, held: [] });
    },
    send(deliver) {
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
    clear() {
      queue = [];
    },
  };
}
