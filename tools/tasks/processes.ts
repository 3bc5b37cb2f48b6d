import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const onWindows = process.platform === 'win32';
const running = new Set<ChildProcess>();

export interface Command {
  name: string;
  /** Arguments for node; `--run` and a script of package.json. */
  run: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Starts a command as the leader of a process group, so that `stopAll` also ends its child processes. */
export function start({ run, env }: Command, output: 'inherit' | 'pipe'): ChildProcess {
  const child = spawn(process.execPath, run, {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: !onWindows,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Ends all started processes; after three seconds by SIGKILL, because a remaining process would keep its port. */
export async function stopAll(): Promise<void> {
  // When a task ends, the next one may still start.
  while (running.size > 0) {
    const closed = [...running].map((child) => once(child, 'close'));
    signalAll('SIGTERM');
    const force = setTimeout(signalAll, 3000, 'SIGKILL');
    await Promise.all(closed);
    clearTimeout(force);
  }
}

function signalAll(name: NodeJS.Signals): void {
  for (const { pid = 0 } of running) {
    try {
      if (pid > 0) process.kill(onWindows ? pid : -pid, name);
    } catch {
      // The process has already ended.
    }
  }
}

/** On a signal, ends all started processes before this one. */
export function endOnSignal(exitCode: number): void {
  const stop = () => {
    process.exitCode = exitCode;
    void stopAll().then(() => process.exit());
  };
  // The terminal and npm may both send the signal. The second one changes nothing.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, stop).on(name, () => undefined);
}

export interface Outcome<T extends Command = Command> {
  task: T;
  passed: boolean;
  seconds: number;
  /** Its output; empty if it printed directly. */
  output: string;
}

/** Runs the tasks in order, two at a time. */
export async function runTasks<T extends Command>(
  tasks: readonly T[],
  ended: (outcome: Outcome<T>) => void = () => undefined,
  to: 'inherit' | 'pipe' = 'pipe',
): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  const waiting = [...tasks];
  async function work(): Promise<void> {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const began = performance.now();
      let output = '';
      const child = start(task, to);
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
      }
      const [code] = (await once(child, 'close')) as [number | null]; // the event's documented value
      outcomes.push({ task, passed: code === 0, seconds: (performance.now() - began) / 1000, output });
      outcomes.slice(-1).forEach(ended);
    }
  }
  await Promise.all([work(), work()]);
  return outcomes;
}
