/** The command `wallet-contract` of the package. Each subcommand is a tool of this repository. */
import { readFileSync } from 'node:fs';

interface Command {
  readonly does: string;
  /** What `--help` prints; null for a command that prints it itself. */
  readonly help: string | null;
  readonly run: () => Promise<unknown>;
}

const commands: Readonly<Record<string, Command>> = {
  drift: {
    does: 'does a running service match the contract?',
    help: null,
    run: async () => {
      const { driftCommand } = await import('../drift/drift-command.ts');
      process.exitCode = await driftCommand(process.argv.slice(2), words);
    },
  },
  diff: {
    does: 'what has changed since a version, and whom does it break?',
    help: `wallet-contract diff <base> [<revision>] [options]

  <base>            the older version: a folder with openapi.yaml and asyncapi.yaml, or a commit of this repository
  <revision>        the newer version, in place of the documents of this package
  --fail-on side    exit code 1 if clients, servers, package-users or any of them are broken; without it, if the
                    version of a document or of the package is too low
  --format json     for programs

  Exit: 0 nothing to object · 1 broken, or the version is too low · 2 nothing could be compared`,
    run: () => import('../contract-diff/main.ts'),
  },
  lint: {
    does: 'are the documents in order?',
    help: `wallet-contract lint [<file>...]     without a file: the documents of this package

  Exit: 0 no problems · 1 problems, warnings included · 2 there is no such file`,
    run: () => import('../contract-lint/main.ts'),
  },
  sandbox: {
    does: 'a service that matches the contract, with its state in memory',
    help: `wallet-contract sandbox [options]     prints who can sign in; Ctrl+C ends it

  --port 4000        of the service; the game sites have this port plus 5
  --scenario name    another start (docs/sandbox.md)
  --site folder      also serves a built app
  --quiet            prints the address only`,
    run: () => import('../../mocks/sandbox/main.ts'),
  },
};

const usage = `wallet-contract <command> [options]

${Object.entries(commands)
  .map(([name, { does }]) => `  ${name.padEnd(9)}${does}`)
  .join('\n')}

wallet-contract <command> --help prints the options of a command, wallet-contract --version the version of the package.`;

const oldest = [20, 19] as const;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
/** What Node needs to start the same command again. */
const words = process.argv.slice(1);
const [, name = '', ...others] = words;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const isHelp = (word: string) => word === '--help' || word === '-h';

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `wallet-contract needs Node ${oldest.join('.')} or newer; on ${process.versions.node} none of its commands runs.`,
  );
  process.exitCode = 2;
} else if (command?.help && others.some(isHelp)) {
  console.log(command.help);
} else if (command) {
  process.argv.splice(2, 1);
  void command.run();
} else if (isHelp(name)) {
  console.log(usage);
} else if (name === '--version') {
  // The build writes the version of the package there.
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  console.log(`wallet-contract ${version}`);
} else {
  const all = Object.keys(commands).join(', ');
  console.error(name === '' ? usage : `"${name}" is no command of wallet-contract: ${all}, --help or --version.`);
  process.exitCode = 2;
}
