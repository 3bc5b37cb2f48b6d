/** `npm run bench:drift`: drift and other tools on the same violations of the contract (docs/drift.md). */
import { join } from 'node:path';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import { startDriftProxy, type ForwardedExchange } from './drift-proxy.ts';
import { installPeers } from './install-peers.ts';
import { expressValidator, expressValidatorPackages } from './judges/express-validator.ts';
import type { Complaint, Judge, NotRun } from './judges/judge.ts';
import { ownDrift } from './judges/own-drift.ts';
import { prismProxy } from './judges/prism-proxy.ts';
import { redoclyDrift } from './judges/redocly-drift.ts';
import { redoclyRespect } from './judges/redocly-respect.ts';
import { responseValidator, responseValidatorPackages } from './judges/response-validator.ts';
import { allMutations } from './mutations/all-mutations.ts';
import { printTables, type Row } from './print-tables.ts';
import { record } from './record.ts';
import { readArguments } from '../read-arguments.ts';

readArguments({ usage: 'npm run bench:drift' });

const contract = join(import.meta.dirname, '../..', 'openapi.yaml');
const member = { username: '0812345678', password: 'naga1234' };
const mutations = Object.values(allMutations).flat();

const sandbox = await createSandbox({ report: () => undefined });
const recorded: ForwardedExchange[] = [];
const proxy = await startDriftProxy(sandbox.url, (exchange) => recorded.push(exchange));
const drift = ownDrift(proxy, `${member.username}:${member.password}`);

const cleanStart = performance.now();
const cleanReport = await drift.clean();
const cleanSeconds = (performance.now() - cleanStart) / 1000;
const clean = oneOfEachKind(recorded);
sandbox.control.reset();
const broken = await record(proxy, mutations, member, () => recorded.at(-1));

const found: boolean[] = [];
for (const [index, mutation] of mutations.entries()) {
  const exchange = broken[index];
  if (!exchange) throw new Error(`${mutation.operation}: ${mutation.what} was not recorded`);
  found.push(await drift.finds(mutation, exchange));
}
const cleanFindings = cleanReport.findings.length + (await drift.recorded(clean)).findings.length;
await proxy.close();
await sandbox.close();

const rows: (Row | NotRun)[] = [
  { name: 'drift', found, falseAlarms: cleanFindings, seconds: cleanSeconds },
  ...(await rowsOfPeers()),
];
printTables(allMutations, clean.length, rows);
const missed = mutations.filter((_, index) => !found[index] && rows.some((row) => 'found' in row && row.found[index]));
for (const { kind, what } of missed) console.error(`drift misses what a peer finds: ${kind}, ${what}`);
process.exitCode = missed.length > 0 ? 1 : 0;

async function rowsOfPeers(): Promise<(Row | NotRun)[]> {
  const peers = await installPeers({ ...expressValidatorPackages, ...responseValidatorPackages });
  const installed = (name: string, make: (folder: string) => Judge): Judge | NotRun =>
    'problem' in peers ? { name, problem: peers.problem } : make(peers.folder);
  const judges = [
    installed('express-openapi-validator', (folder) => expressValidator(contract, folder)),
    prismProxy(contract),
    redoclyRespect(contract),
    redoclyDrift(contract),
    installed('openapi-response-validator', (folder) => responseValidator(contract, folder)),
  ];
  const all: (Row | NotRun)[] = [];
  for (const judge of judges) all.push('problem' in judge ? judge : await rowOf(judge));
  return all;
}

async function rowOf(judge: Judge): Promise<Row | NotRun> {
  const { name } = judge;
  try {
    const start = performance.now();
    const ofClean = await judge.complaints(clean);
    const seconds = (performance.now() - start) / 1000;
    const alarms = ofClean.map((said, index) => said.filter((each) => isFalse(each, clean[index])));
    // A complaint that the tool also has about valid traffic does not count.
    const noise = new Set(alarms.flat().map(({ text }) => text));
    const ofBroken = await judge.complaints(broken);
    const found = ofBroken.map((said) => said.some(({ text }) => !noise.has(text)));
    return { name, found, falseAlarms: alarms.filter((said) => said.length > 0).length, seconds };
  } catch (problem) {
    return { name, problem: problem instanceof Error ? (problem.message.split('\n')[0] ?? '') : String(problem) };
  }
}

/** A complaint about a request that the service refused is correct, because the request was invalid on purpose. */
function isFalse({ about }: Complaint, exchange: ForwardedExchange | undefined): boolean {
  return about === 'answer' || (exchange !== undefined && exchange.answer.status < 300);
}

/** The first exchange of each address and status. The others are similar. */
function oneOfEachKind(traffic: readonly ForwardedExchange[]): ForwardedExchange[] {
  const byKind = new Map(
    traffic.toReversed().map((exchange) => [`${exchange.method} ${exchange.url} ${exchange.answer.status}`, exchange]),
  );
  return [...byKind.values()];
}
