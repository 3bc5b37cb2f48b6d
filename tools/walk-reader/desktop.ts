import { spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

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

/** Speech goes to the debug file only: speech-dispatcher blocks on a machine without sound. */
const customizations = `from orca import speechdispatcherfactory

speechdispatcherfactory.SpeechServer._speak = lambda self, text, acss, **rest: None
speechdispatcherfactory.SpeechServer._cancel = lambda self: None
`;

/** Orca writes to its debug file while it works on events. */
const quietMs = 2000;
const longestMs = 20_000;
const startMs = 60_000;

/** A desktop in memory on which Orca reads what Firefox shows. */
export interface Desktop {
  /** For Firefox. */
  env: Record<string, string>;
  /** Waits until Orca has nothing more to say, and returns what it has said since the last call. */
  heard: () => Promise<string[]>;
  close: () => void;
}

export async function startDesktop(): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'walk-reader-'));
  const runtime = join(home, 'runtime');
  mkdirSync(runtime, { mode: 0o700 });
  const settings = join(home, '.local/share/orca');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'orca-customizations.py'), customizations);
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
  const close = () => {
    // By SIGTERM, so that they end what they have started themselves.
    for (const child of started.reverse()) child.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    env['DISPLAY'] =
      `:${await startAndRead(programs.Xvfb, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'])}`;
    env['DBUS_SESSION_BUS_ADDRESS'] = await startAndRead(programs.dbus, ['--session', '--nofork', '--print-address=3']);
    start(programs.openbox, []);
    start(programs['at-spi2-core'], ['--launch-immediately']);
    const log = join(home, 'orca.log');
    closeSync(openSync(log, 'w'));
    start(programs.orca, ['--replace', `--debug-file=${log}`, '--disable=braille,magnifier']);
    let read = 0;
    const heard = async () => {
      const until = performance.now() + longestMs;
      let size = -1;
      while (statSync(log).size !== size && performance.now() < until) {
        ({ size } = statSync(log));
        await pause(quietMs);
      }
      const text = readFileSync(log, 'utf8');
      const news = text.slice(read);
      read = text.length;
      return [...news.matchAll(/ - SPEECH OUTPUT: '(.*)'[^']*\{/g)]
        .map(([, words = '']) => words.trim())
        .filter(Boolean);
    };
    const until = performance.now() + startMs;
    // A silent Orca would look like a silent app.
    while ((await heard()).length === 0) {
      if (performance.now() > until) throw new Error('Orca has said nothing after its start.');
    }
    return { env, heard, close };
  } catch (problem) {
    close();
    throw problem;
  }
}
