import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Values } from './values.ts';
import { measures, type Measure } from './unseen.ts';
import { Stop } from './stop.ts';
import { usage } from './usage.ts';

export const formats = ['text', 'json', 'junit', 'html'] as const;
export type Format = (typeof formats)[number];

export interface ServiceSource {
  readonly kind: 'service';
  readonly baseUrl: URL;
  readonly login: { readonly username: string; readonly password: string } | null;
  readonly token: string | null;
  readonly write: boolean;
  readonly idempotency: boolean;
  /** Ids of the operations to test; all of them when empty. */
  readonly only: readonly string[];
  readonly values: Readonly<Record<string, Values>>;
  readonly isLocal: boolean;
  readonly seed: number;
  readonly rate: number | null;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  /** The origin of the page for which CORS is checked; null skips the check. */
  readonly origin: string | null;
  readonly chat: { readonly url: string; readonly seconds: number } | null;
}

interface HarSource {
  readonly kind: 'har';
  readonly path: string;
  readonly baseUrl: URL | null;
}

export interface Options {
  readonly source: ServiceSource | HarSource;
  readonly contract: string;
  /** The contract of the socket, if it exists beside the other document. */
  readonly socketContract?: string;
  readonly strict: boolean;
  /** Whether the meaning of answers is judged too, and whether that makes errors. */
  readonly meaning: 'off' | 'warning' | 'error';
  readonly baseline: string | null;
  readonly format: Format;
  /** The file for the report; null for stdout. */
  readonly output: string | null;
  /** An earlier JSON report, to compare with in the HTML report. */
  readonly since: string | null;
  /** Lists the commands and sends nothing. */
  readonly plan: boolean;
  /** The certificates of another authority, in PEM. */
  readonly ca: string | null;
  /** What a run must have seen; otherwise it is blind (exit 4). */
  readonly requireSeen: readonly Measure[];
}

export function readOptions(words: string[], env: NodeJS.ProcessEnv): Options {
  const { values: given, positionals } = parse(words);
  const [address, ...rest] = positionals;
  if (rest.length > 0) throw new Stop(2, `One address is enough: ${rest.join(' ')} is too much.`);
  const baseUrl = address === undefined ? null : addressOf(address);
  const contract = given.contract ?? findContract();
  const beside = join(dirname(contract), 'asyncapi.yaml');
  const wantedFormat = given.report ?? given.format ?? 'text';
  const format = formats.find((each) => each === wantedFormat);
  if (!format) throw new Stop(2, `--format is one of ${formats.join(', ')}.`);
  const meaning = (['off', 'warning', 'error'] as const).find((each) => each === given.meaning);
  if (!meaning) throw new Stop(2, '--meaning stands alone, or is --meaning=error.');
  return {
    source: given.from === undefined ? serviceOf() : { kind: 'har', path: given.from, baseUrl },
    contract,
    // asyncapi.yaml refers to the components of openapi.yaml by this file name.
    ...(basename(contract) === 'openapi.yaml' && existsSync(beside) && { socketContract: beside }),
    strict: given.strict,
    meaning,
    baseline: given.baseline ?? null,
    format,
    output: given.output ?? null,
    since: given.since ?? null,
    plan: given.plan,
    ca: caOf(given.ca),
    requireSeen: measuresOf(given['require-seen']),
  };

  function serviceOf(): ServiceSource {
    if (!baseUrl) throw new Stop(2, `Which service? Give its address.\n\n${usage}`);
    const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(baseUrl.hostname);
    if (given.write && !isLocal && !given.yes && !given.plan) {
      throw new Stop(
        2,
        `--write changes data at ${baseUrl.host}: members, money, messages. Add --yes if that is what you want.`,
      );
    }
    if (given.idempotency && !given.write) throw new Stop(2, '--idempotency sends a transfer: add --write.');
    const chatUrl = given['chat-url'] === undefined ? null : addressOf(given['chat-url']).origin;
    return {
      kind: 'service',
      baseUrl,
      login: loginOf(given.login ?? inEnv(given['login-env'], env)),
      token: inEnv(given['auth-env'], env) ?? null,
      write: given.write,
      idempotency: given.idempotency,
      only: given.only.flatMap((ids) => ids.split(',')).filter((id) => id !== ''),
      values: valuesOf(given.value),
      isLocal,
      seed: numberOf('seed', given.seed, 0),
      rate: given.rate === undefined ? (isLocal ? null : 20) : numberOf('rate', given.rate, 0.1),
      timeoutMs: numberOf('timeout', given.timeout, 0.1) * 1000,
      deadlineMs: numberOf('deadline', given.deadline, 0.1) * 1000,
      origin: given.origin === undefined ? null : addressOf(given.origin).origin,
      chat: chatUrl === null ? null : { url: chatUrl, seconds: numberOf('chat-seconds', given['chat-seconds'], 0.1) },
    };
  }
}

function parse(words: string[]) {
  try {
    return parseArgs({
      // `--meaning` alone means warnings; parseArgs has no optional values.
      args: words.map((word) => (word === '--meaning' ? '--meaning=warning' : word)),
      allowPositionals: true,
      options: {
        login: { type: 'string' },
        'login-env': { type: 'string' },
        'auth-env': { type: 'string' },
        write: { type: 'boolean', default: false },
        idempotency: { type: 'boolean', default: false },
        plan: { type: 'boolean', default: false },
        ca: { type: 'string' },
        version: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        yes: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        value: { type: 'string', multiple: true, default: [] },
        from: { type: 'string' },
        'chat-url': { type: 'string' },
        'chat-seconds': { type: 'string', default: '10' },
        strict: { type: 'boolean', default: false },
        meaning: { type: 'string', default: 'off' },
        baseline: { type: 'string' },
        format: { type: 'string' },
        report: { type: 'string' },
        output: { type: 'string' },
        since: { type: 'string' },
        origin: { type: 'string' },
        'require-seen': { type: 'string', multiple: true, default: [] },
        deadline: { type: 'string', default: '600' },
        rate: { type: 'string' },
        timeout: { type: 'string', default: '30' },
        seed: { type: 'string', default: '1' },
        contract: { type: 'string' },
      },
    });
  } catch (problem) {
    throw new Stop(2, `${problem instanceof Error ? problem.message : String(problem)}\n\n${usage}`);
  }
}

function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Stop(2, `"${text}" is no address: http://… or https://….`);
  if (url.username !== '' || url.password !== '')
    throw new Stop(2, 'Credentials do not belong in the address: use --login.');
  return url;
}

function caOf(path: string | undefined): string | null {
  if (path === undefined) return null;
  const text = existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : '';
  if (text === '') throw new Stop(2, `--ca: ${path} cannot be read.`);
  if (!text.includes('-----BEGIN CERTIFICATE-----')) throw new Stop(2, `--ca: ${path} holds no certificate in PEM.`);
  return path;
}

function loginOf(text: string | undefined): ServiceSource['login'] {
  if (text === undefined) return null;
  const colon = text.indexOf(':');
  if (colon < 1 || colon === text.length - 1) throw new Stop(2, '--login is phone:password.');
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

function inEnv(name: string | undefined, env: NodeJS.ProcessEnv): string | undefined {
  if (name === undefined) return undefined;
  const value = env[name];
  if (!value) throw new Stop(2, `The environment variable ${name} is empty.`);
  return value;
}

/** Parses `verifyOtp.otpCode=123456`. The value may be JSON, but a number stays a text because codes are texts. */
function valuesOf(texts: string[]): Record<string, Values> {
  const values: Record<string, Values> = {};
  for (const text of texts) {
    const [, id, field, value = ''] = /^(\w+)\.(\w+)=(.*)$/s.exec(text) ?? [];
    if (id === undefined || field === undefined) throw new Stop(2, '--value is operation.field=value.');
    values[id] = { ...values[id], [field]: /^[[{"]|^(true|false|null)$/.test(value) ? jsonOf(value) : value };
  }
  return values;
}

function measuresOf(texts: string[]): Measure[] {
  return texts
    .flatMap((text) => text.split(','))
    .map((name) => {
      const measure = measures.find((each) => each === name);
      if (!measure) throw new Stop(2, `--require-seen takes ${measures.join(', ')}; ${name} is none of them.`);
      return measure;
    });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Stop(2, `--value: ${text} is no JSON.`);
  }
}

function numberOf(name: string, text: string, least: number): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < least)
    throw new Stop(2, `--${name} is a number from ${least} up.`);
  return number;
}

/** openapi.yaml of this repository, or the one beside the command if drift is installed as a package. */
export function findContract(): string {
  const folders = ['.', '..', '../..'].map((folder) => join(import.meta.dirname, folder, 'openapi.yaml'));
  return folders.find((path) => existsSync(path)) ?? 'openapi.yaml';
}
