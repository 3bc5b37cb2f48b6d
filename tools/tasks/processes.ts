import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const onWindows = process.platform === 'win32';
const running = new Set<ChildProcess>();

export interface Command {
  /** Arguments for the project's node, or the name of a script of package.json. */
  run: readonly string[] | string;
  env?: Readonly<Record<string, string>>;
}

/** Starts a command. It leads a process group, so that `stopAll` also ends the processes that it starts itself. */
export function start({ run, env }: Command, output: 'inherit' | 'pipe'): ChildProcess {
  const [command, args] = typeof run === 'string' ? [scriptOf(run), []] : [process.execPath, run];
  const path = join(root, 'node_modules/.bin') + delimiter + (process.env['PATH'] ?? '');
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', output, output],
    shell: typeof run === 'string',
    detached: !onWindows,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** npm itself would take half a second to start the same command. */
function scriptOf(name: string): string {
  // npm itself reads this file, and refuses one whose scripts are not strings.
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const script = scripts[name];
  if (script === undefined) throw new Error(`package.json has no script "${name}"`);
  return script;
}

/** Ends everything that was started; after three seconds by force, because a process that stays keeps its port. */
export async function stopAll(): Promise<void> {
  const children = [...running];
  const closed = children.map((child) => once(child, 'close'));
  for (const child of children) signal(child, 'SIGTERM');
  const force = setTimeout(() => {
    for (const child of children) signal(child, 'SIGKILL');
  }, 3000);
  await Promise.all(closed);
  clearTimeout(force);
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (onWindows) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // The process has ended already.
  }
}

/** When this process is told to end, it ends everything that it started first. */
export function endOnSignal(exitCode: number): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(name, () => {
      process.exitCode = exitCode;
      void stopAll().then(() => process.exit());
    });
    // A terminal and npm may both pass the same signal on; the second one changes nothing.
    process.on(name, () => undefined);
  }
}
