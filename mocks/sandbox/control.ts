import type { OperationId } from '../../generated/operations.ts';
import type { ChatSockets } from './chat.ts';
import { namedAnswers } from './contract-example.ts';
import type { Fault } from './faults.ts';
import type { LoggedRequest } from './request-log.ts';
import { scenarioNames, type ScenarioName } from './scenarios.ts';
import { catchUp, type Service } from './service.ts';
import { createMoneyControl } from './money-control.ts';
import { latestInstant } from './state/clock.ts';
import { ControlError } from './control-error.ts';
import { otpCode } from './handlers/otp.ts';
import { Refusal } from './state/refusal.ts';
import { logIn, memberByPhone } from './state/sessions.ts';
import { wireTime } from './state/wire-time.ts';
import { addMessage, fill } from './handlers/chat.ts';
import type { ChatMessage, Member, World } from './state/world.ts';
import type { Violation } from './violations.ts';

function memberOf(world: World, phone: string): Member {
  const member = memberByPhone(world, phone);
  if (!member) throw new ControlError(`No member has the phone number ${phone}.`);
  return member;
}

interface Start {
  readonly scenario?: ScenarioName | undefined;
  readonly seed?: number | undefined;
}

/** Functions with which tests, and the HTTP API under /__sandbox, control the sandbox. */
export function createControl(service: Service, sockets: ChatSockets, newWorld: (options: Start) => World) {
  const { faults, requests, reports, violations } = service;
  const find = (phone: string) => memberOf(service.world, phone);
  /** A conversation is named by a member's phone or a guest's id. */
  const conversationOf = (to: string) => memberByPhone(service.world, to)?.id ?? to;
  return {
    ...createMoneyControl(service, find),
    scenarios: scenarioNames,
    /** Starts again with the given scenario and seed, or with those of the start. */
    reset(options: Start = {}): void {
      service.world = newWorld(options);
      sockets.reset();
      faults.clear();
      requests.length = 0;
      reports.length = 0;
      violations.list.length = 0;
    },
    /** Moves the sandbox's clock forward and runs what is due. Returns the new time. */
    advanceClock(ms: number): string {
      const { clock } = service.world;
      if (!(ms >= 0)) throw new ControlError('A clock goes forward only.');
      if (clock.now() + ms > latestInstant) throw new ControlError('The clock ends with the year 8999.');
      clock.advance(ms);
      catchUp(service);
      return wireTime(clock.now());
    },
    fail(operationId: OperationId, fault: Fault): void {
      const { example } = fault;
      if (example !== undefined && !namedAnswers(operationId).some(({ name }) => name === example)) {
        throw new ControlError(`openapi.yaml names no example "${example}" of an answer to ${operationId}.`);
      }
      faults.add(operationId, fault);
    },
    clearFaults: faults.clear,
    member(phone: string) {
      const { id, username, name, password, isActive, currency, bank, coin, bonus, games } = find(phone);
      const accounts = [...games].map(([code, { unreported: _, ...login }]) => [code, login] as const);
      const state = { id, username, name, password, isActive, currency, bank, coin };
      return { ...state, bonusCode: bonus?.code ?? null, games: Object.fromEntries(accounts) };
    },
    signIn(phone: string): string {
      const session = logIn(service.world, find(phone));
      if (session instanceof Refusal) throw new ControlError(`${phone} may not sign in: ${session.code}.`);
      return session.token;
    },
    setActive(phone: string, isActive: boolean): void {
      find(phone).isActive = isActive;
    },
    otp: (phone: string) => (service.world.phoneChecks.has(phone) ? otpCode : null),
    requests: (): readonly LoggedRequest[] => requests,
    clearRequests(): void {
      requests.length = 0;
    },
    violations: (): readonly Violation[] => violations.list,
    reports: (): readonly unknown[] => reports,
    /** Sends a message as support. */
    pushMessage: (to: string, message: ChatMessage['message']) =>
      addMessage(service.world, conversationOf(to), { sender: 'support', message }),
    /** Sends any payload on the socket, unchecked and without storing it. */
    pushRaw: (to: string, payload: unknown) => sockets.publishRaw(conversationOf(to), payload),
    /** All stored messages, oldest first. */
    conversation: (to: string): readonly ChatMessage[] => service.world.conversations.get(conversationOf(to)) ?? [],
    /** Adds messages to the history without sending them on the socket. */
    fillConversation: (to: string, count: number) => fill(service.world, conversationOf(to), count),
    disturbSockets: sockets.disturb,
    dropSockets: sockets.drop,
    setSocketsDown: sockets.setDown,
    joins: sockets.joins,
    connections: sockets.connections,
  };
}

export type Control = ReturnType<typeof createControl>;
