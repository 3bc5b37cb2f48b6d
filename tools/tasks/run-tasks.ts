import { start, type Command } from './processes.ts';

export interface Task extends Command {
  name: string;
  /** Tasks that must pass first. If one fails, this task is skipped. */
  after?: readonly string[];
  /** Runs alone and prints directly. */
  alone?: true;
}

export interface Outcome<T extends Task = Task> {
  task: T;
  passed: boolean;
  seconds: number;
  /** Its output; empty if it printed directly. */
  output: string;
}

const cores = 2;

/**
 * Runs the tasks, two at a time, in order as far as `after` allows. Skipped tasks are missing in the outcomes. `judge`
 * can turn an outcome into a failure before dependent tasks start.
 */
export async function runTasks<T extends Task>(
  tasks: readonly T[],
  judge: (outcome: Outcome<T>) => Outcome<T> = (outcome) => outcome,
): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  const running = new Map<T, Promise<void>>();
  const waiting = [...tasks];

  const hasPassed = (name: string) =>
    !tasks.some((task) => task.name === name) || outcomes.some(({ task, passed }) => task.name === name && passed);
  const canStart = ({ alone, after = [] }: T) => running.size < (alone ? 1 : cores) && after.every(hasPassed);

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(canStart);
    const [task] = next === -1 ? [] : waiting.splice(next, 1);
    if (task) {
      const ended = runTask(task).then((outcome) => {
        running.delete(task);
        outcomes.push(judge(outcome));
      });
      running.set(task, ended);
      if (task.alone) await ended;
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      break;
    }
  }
  return outcomes;
}

function runTask<T extends Task>(task: T): Promise<Outcome<T>> {
  const began = performance.now();
  const child = start(task, task.alone ? 'inherit' : 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ task, passed: code === 0, seconds: (performance.now() - began) / 1000, output });
    });
  });
}
