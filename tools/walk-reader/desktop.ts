import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../../tests/engines/engine.ts';

/** The programs of Debian that the walk needs, with their packages. */
const programs = {
  Xvfb: '/usr/bin/Xvfb',
  openbox: '/usr/bin/openbox',
  dbus: '/usr/bin/dbus-daemon',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  orca: '/usr/bin/orca',
};

/** The packages, except Firefox, that this machine does not have. */
export const missingPackages = (): string[] =>
  Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : name.toLowerCase()));

/**
 * Nothing is given to speech-dispatcher, which blocks on a machine without sound. A page is read only up to its first
 * sentence, as if the next key followed at once. Each line of the debug file is written at once: by default it waits for 8 kB,
 * and what was said is missing until then.
 */
const customizations = `from gi.repository import GLib
from orca import debug, speechdispatcherfactory
import speechd


class Silence:
    def __getattr__(self, name):
        return lambda *words, **more: None


def connect(self):
    self._client = Silence()


def speak(self, text, acss, callback=None, **rest):
    if callback:
        GLib.idle_add(callback, speechd.CallbackType.CANCEL)


speechdispatcherfactory.SpeechServer._init = connect
speechdispatcherfactory.SpeechServer._speak = speak
debug.debugFile.reconfigure(line_buffering=True)
`;

/** For an Orca that has hung. */
const startMs = 60_000;
const markMs = 20_000;
/** The app says some things only after a while. */
const pauseMs = 1_000;

const said = / - SPEECH OUTPUT: '([^]*?)'(?: voice=\w+)?\[?\{'/g;

/** A desktop in memory on which Orca reads what Firefox shows. */
export interface Desktop {
  /** For Firefox. */
  env: Record<string, string>;
  /** Waits until Orca has nothing more to say of a page, and returns what it has said since the last call. */
  heard: (page: Pick<Engine, 'run'>) => Promise<string[]>;
  close: () => Promise<void>;
}

/** `keptLog` is where Orca's log is kept: why something was said. */
export async function startDesktop(keptLog: string): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'walk-reader-'));
  const runtime = join(home, 'runtime');
  mkdirSync(runtime, { mode: 0o700 });
  const settings = join(home, '.local/share/orca');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'orca-customizations.py'), customizations);
  const log = join(home, 'orca.log');
  const started: ChildProcess[] = [];
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    XDG_DATA_HOME: join(home, '.local/share'),
    // Firefox and GTK expose their accessibility tree.
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    NO_AT_BRIDGE: '0',
  };
  const start = (command: string, words: string[]) => {
    const child = spawn(command, words, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    started.push(child);
    return child;
  };
  /** Starts a program that writes a line to file descriptor 3 when it is ready. */
  const startAndRead = (command: string, words: string[]) =>
    new Promise<string>((resolve, reject) => {
      const child = start(command, words);
      child.stdio[3]?.once('data', (line: Buffer) => resolve(String(line).trim()));
      child.once('exit', () => reject(new Error(`${command} has ended.`)));
    });
  const close = async () => {
    // By SIGTERM, so that they end what they have started themselves.
    for (const child of started.reverse()) await end(child);
    if (existsSync(log)) cpSync(log, keptLog);
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const startOrca = async (attempts: number): Promise<void> => {
    writeFileSync(log, '');
    const orca = start(programs.orca, ['--replace', `--debug-file=${log}`, '--disable=braille']);
    // A silent Orca would look like a silent app.
    if (await isLogged(log, said, startMs)) return;
    await end(orca);
    if (attempts <= 1) throw new Error('Orca has said nothing after its start.');
    await startOrca(attempts - 1);
  };
  try {
    env['DISPLAY'] =
      `:${await startAndRead(programs.Xvfb, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'])}`;
    env['DBUS_SESSION_BUS_ADDRESS'] = await startAndRead(programs.dbus, ['--session', '--nofork', '--print-address=3']);
    start(programs.openbox, []);
    start(programs['at-spi2-core'], ['--launch-immediately']);
    await startOrca(3);
  } catch (problem) {
    await close();
    throw problem;
  }
  let marks = 0;
  /**
   * Orca gets the events of a page in their order, so after this one it has worked on all before. An event can be lost while
   * Firefox loads a page.
   */
  const mark = async (page: Pick<Engine, 'run'>, attempts = 6): Promise<void> => {
    marks += 1;
    const sign = ` · walk-reader ${marks}`;
    const { size } = statSync(log);
    await page.run((text) => (document.title += text), sign);
    const isThere = await isLogged(log, new RegExp(`Dequeued .*\\(0,0,.*${sign}\\)`), markMs, size);
    await page.run((text) => (document.title = document.title.replace(text, '')), sign);
    if (isThere) return;
    if (attempts <= 1) throw new Error('Orca does not answer.');
    await mark(page, attempts - 1);
  };
  let read = 0;
  const heard = async (page: Pick<Engine, 'run'>) => {
    for (;;) {
      await mark(page);
      const { size } = statSync(log);
      await pause(pauseMs);
      await mark(page);
      const text = readFileSync(log);
      if (String(text.subarray(size)).search(said) >= 0) continue;
      const news = String(text.subarray(read));
      read = text.length;
      return [...news.matchAll(said)]
        .map(([, words = '']) => words.replaceAll(/ · walk-reader \d+|\s+/g, ' ').trim())
        .filter(Boolean);
    }
  };
  return { env, heard, close };
}

/** Whether the log has a text, for which it waits. */
async function isLogged(log: string, text: RegExp, longestMs: number, from = 0): Promise<boolean> {
  const until = performance.now() + longestMs;
  while (performance.now() < until) {
    if (String(readFileSync(log).subarray(from)).search(text) >= 0) return true;
    await pause(100);
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
}
