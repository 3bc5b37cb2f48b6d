import type { OperationId } from '../../generated/operations.ts';
import type { ChatSockets } from './chat.ts';
import { createChatControl, type ChatControl } from './chat-control.ts';
import { namedAnswers } from './contract-example.ts';
import type { Fault } from './faults.ts';
import type { LoggedRequest } from './request-log.ts';
import { scenarioNames, type ScenarioName } from './scenarios.ts';
import { catchUp, type Service } from './service.ts';
import { createMoneyControl, type MoneyControl } from './money-control.ts';
import { latestInstant } from './state/clock.ts';
import type { Currency } from './state/ledger.ts';
import { ControlError } from './control-error.ts';
import { otpCode } from './state/phone-checks.ts';
import { Refusal } from './state/refusal.ts';
import { logIn, memberByPhone } from './state/sessions.ts';
import { wireTime } from './state/wire-time.ts';
import type { Member, World } from './state/world.ts';
import type { Violation } from './violations.ts';
import { createWheelControl, type WheelControl } from './wheel-control.ts';

interface MemberState {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly password: string;
  readonly isActive: boolean;
  readonly currency: Currency;
  readonly bank: Member['bank'];
  readonly coin: number;
  readonly bonusCode: string | null;
  readonly games: Readonly<Record<string, { readonly username: string; readonly password: string }>>;
}

export interface Control extends MoneyControl, WheelControl, ChatControl {
  /** Starts again with the given scenario and seed, or with those of the start. */
  reset(options?: { scenario?: ScenarioName | undefined; seed?: number | undefined }): void;
  readonly scenarios: readonly ScenarioName[];
  /** Moves the sandbox's clock forward and runs what is due. Returns the new time. */
  advanceClock(ms: number): string;
  fail(operationId: OperationId, fault: Fault): void;
  clearFaults(): void;
  member(phone: string): MemberState;
  signIn(phone: string): string;
  setActive(phone: string, isActive: boolean): void;
  otp(phone: string): string | null;
  requests(): readonly LoggedRequest[];
  clearRequests(): void;
  violations(): readonly Violation[];
  clearViolations(): void;
  reports(): readonly unknown[];
  clearReports(): void;
}

function memberOf(world: World, phone: string): Member {
  const member = memberByPhone(world, phone);
  if (!member) throw new ControlError(`No member has the phone number ${phone}.`);
  return member;
}

interface Parts {
  readonly service: Service;
  readonly sockets: ChatSockets;
  /** Creates a world with the given scenario and seed, or with those of the start. */
  readonly newWorld: (options: { scenario?: ScenarioName | undefined; seed?: number | undefined }) => World;
}

/** Functions with which tests, and the HTTP API under /__sandbox, control the sandbox. */
export function createControl({ service, sockets, newWorld }: Parts): Control {
  const { faults, requests, reports, violations } = service;
  const find = (phone: string) => memberOf(service.world, phone);
  return {
    ...createMoneyControl(service, find),
    ...createWheelControl(service, find),
    ...createChatControl(service, sockets),
    scenarios: scenarioNames,
    reset(options = {}) {
      service.world = newWorld(options);
      sockets.reset();
      faults.clear();
      requests.length = 0;
      reports.length = 0;
      violations.list.length = 0;
    },
    advanceClock(ms) {
      const { clock } = service.world;
      if (!(ms >= 0)) throw new ControlError('A clock goes forward only.');
      if (clock.now() + ms > latestInstant) throw new ControlError('The clock ends with the year 8999.');
      clock.advance(ms);
      catchUp(service);
      return wireTime(clock.now());
    },
    fail(operationId, fault) {
      const { example } = fault;
      if (example !== undefined && !namedAnswers(operationId).some(({ name }) => name === example)) {
        throw new ControlError(`openapi.yaml names no example "${example}" of an answer to ${operationId}.`);
      }
      faults.add(operationId, fault);
    },
    clearFaults: () => faults.clear(),
    member(phone) {
      const { id, username, name, password, isActive, currency, bank, coin, bonus, games } = find(phone);
      const accounts = [...games].map(
        ([code, game]) => [code, { username: game.username, password: game.password }] as const,
      );
      return {
        id,
        username,
        name,
        password,
        isActive,
        currency,
        bank,
        coin,
        bonusCode: bonus?.code ?? null,
        games: Object.fromEntries(accounts),
      };
    },
    signIn(phone) {
      const session = logIn(service.world, find(phone));
      if (session instanceof Refusal) throw new ControlError(`${phone} may not sign in: ${session.code}.`);
      return session.token;
    },
    setActive(phone, isActive) {
      find(phone).isActive = isActive;
    },
    otp: (phone) => (service.world.phoneChecks.has(phone) ? otpCode : null),
    requests: () => requests,
    clearRequests() {
      requests.length = 0;
    },
    violations: () => violations.list,
    clearViolations() {
      violations.list.length = 0;
    },
    reports: () => reports,
    clearReports() {
      reports.length = 0;
    },
  };
}
