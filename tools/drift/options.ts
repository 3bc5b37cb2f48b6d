import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Values } from './plan.ts';
import { measures, type Measure } from './unseen.ts';
import { Stop } from './stop.ts';

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
  readonly mayInventPhones: boolean;
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
  /** What a run must have seen; otherwise it is blind (exit 4). */
  readonly requireSeen: readonly Measure[];
}

export const usage = `npm run drift -- <base-url> [options]     does this service match openapi.yaml?

  --login phone:password    sign in as this member
  --login-env NAME          the same, from this environment variable
  --auth-env NAME           take the token from this environment variable
  --write                   send commands too, which change data; elsewhere than on this machine it needs --yes
  --idempotency             with --write: send one transfer of 1 baht twice with one key, and tell whether keys are honoured
  --only id,id              these operations only
  --value op.field=value    a value of your own in place of the contract's example
  --origin https://page     check that CORS lets this page use the service
  --from traffic.har        judge recorded traffic (.har, .ndjson) and send nothing; <base-url> picks one service from it
  --chat-url url            join a chat room there and judge what arrives for --chat-seconds (10)
  --meaning[=error]         judge pages, order, totals and dates too, as warnings or as violations
  --strict                  warnings are errors, and operations that were only refused fail the run
  --baseline file           accepted findings: a list of { id, reason }
  --require-seen what,what  ${measures.join(', ')}: what the run did not see of these makes it blind
  --format text|json|junit|html   --report is the same word; progress goes to stderr
  --output file             where the report goes, instead of stdout
  --since earlier.json      with html: what changed since that report
  --rate n                  requests a second at most (20; on this machine as fast as they are answered)
  --timeout seconds         for one answer (30)
  --deadline seconds        for the whole run (600); what is left by then is named in the report
  --seed n                  the same seed sends the same requests (1)
  --contract file           another contract than openapi.yaml
  --ca file                 trust the certificates of this authority too (PEM)
  --version                 the version of the contract

  Exit: 0 matches · 1 violations · 2 wrong call or contract · 3 unreachable or sign-in refused · 4 too little tested`;

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
    requireSeen: measuresOf(given['require-seen']),
  };

  function serviceOf(): ServiceSource {
    if (!baseUrl) throw new Stop(2, `Which service? Give its address.\n\n${usage}`);
    const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(baseUrl.hostname);
    if (given.write && !isLocal && !given.yes) {
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
      mayInventPhones: isLocal,
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
