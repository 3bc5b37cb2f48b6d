import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import type { Place } from './documents.ts';
import type { Kind } from './exchange.ts';
import { findInOpenPlaces } from './open-places.ts';
import type { Judge } from './judge.ts';
import { addDrifts, type RunRecord } from './record.ts';
import { Stop } from './stop.ts';

interface Options {
  readonly url: string;
  /** `PREFIX-id` (R-037). */
  readonly room: string;
  readonly seconds: number;
  readonly timeoutMs: number;
}

/** Joins a chat room and checks its messages until `hangUp`; `finish` waits until the time is over. */
export async function listen(judge: Judge, record: RunRecord, { url, room, seconds, timeoutMs }: Options) {
  const { contract, check } = judge;
  let foreign: string | null = null;
  const received = new Map(contract.events.map(({ name }) => [name, 0]));
  const socket = io(url, { reconnection: false, forceNew: true, timeout: timeoutMs });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', ({ message }: Error) => {
      socket.close();
      reject(new Stop(3, `The chat at ${url} cannot be reached: ${message}.`));
    });
  });
  // The callback of an acknowledgement is no data.
  socket.onAny((name: string, ...sent: unknown[]) =>
    hear(
      name,
      sent.filter((each) => typeof each !== 'function'),
    ),
  );
  let closed: string | null = null;
  const joined = performance.now();
  socket.once('disconnect', (reason) => {
    closed = `the service closed the socket after ${Math.round((performance.now() - joined) / 100) / 10} s (${reason})`;
  });
  socket.emit('join', room);
  const until = Date.now() + seconds * 1000;

  return {
    async finish(): Promise<void> {
      await sleep(Math.max(until - Date.now(), 0));
      for (const [name, times] of received) {
        if (times === 0) record.blind.push({ what: name, why: closed ?? `no such event arrived in ${seconds} s` });
        else record.notes.push(`The socket sent ${name} ${times === 1 ? 'once' : `${times} times`}.`);
      }
    },
    hangUp: () => socket.close(),
    /** No message with this text belongs into the room. */
    forbid(text: string): void {
      foreign = text;
    },
  };

  function hear(name: string, [payload, ...others]: readonly unknown[]): void {
    const event = contract.events.find((each) => each.name === name);
    if (!event) {
      const [any] = contract.events;
      const message = `The socket sent ${name}, an event that the contract does not describe.`;
      if (any) push(name, '', contract.documents.placeOf(any.payload), message, 'event');
      return;
    }
    if (foreign !== null && JSON.stringify(payload ?? null).includes(foreign)) {
      const message = `The socket sent ${name} with the message of a guest to the room of the member.`;
      push(name, '', contract.documents.placeOf(event.payload), message, 'foreign-message', 'foreign-message');
    }
    received.set(name, (received.get(name) ?? 0) + 1);
    if (others.length > 0) {
      const message = `The socket sent ${name} with ${others.length + 1} data arguments, not with one.`;
      push(name, '', contract.documents.placeOf(event.payload), message, 'arguments');
    }
    for (const { kind, at, place, message } of [
      ...check.mismatches(event.payload, payload, 'answer'),
      ...findInOpenPlaces(contract, check, event.payload, payload),
    ]) {
      push(name, at, place, `The socket sent ${name}, but ${at || 'its payload'} ${message}.`, kind);
    }
  }

  function push(
    name: string,
    at: string,
    place: Place,
    message: string,
    detail: string,
    kind: Kind = 'socket-payload',
  ): void {
    const title = name;
    addDrifts(record, [{ kind, operationId: name, title, status: null, at, place, message, detail }]);
  }
}
