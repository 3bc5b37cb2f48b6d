/** The command `wallet-contract` of the package. Each subcommand is a tool of this repository. */
const commands: Readonly<Record<string, { readonly does: string; readonly run: () => Promise<unknown> }>> = {
  drift: { does: 'does a running service keep the contract?', run: () => import('../drift/main.ts') },
  diff: {
    does: 'what has changed since a version, and whom does it break?',
    run: () => import('../contract-diff/main.ts'),
  },
  lint: { does: 'are the documents in order?', run: () => import('../contract-lint/main.ts') },
  sandbox: {
    does: 'a service that keeps the contract, with its books in memory',
    run: () => import('../../mocks/sandbox/main.ts'),
  },
};

const usage = `wallet-contract <command> [options]

${Object.entries(commands)
  .map(([name, { does }]) => `  ${name.padEnd(9)}${does}`)
  .join('\n')}

The options of a command are in README.md of this package.`;

const oldest = [20, 19] as const;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const command = commands[process.argv[2] ?? ''];

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `wallet-contract needs Node ${oldest.join('.')} or newer; on ${process.versions.node} none of its commands runs.`,
  );
  process.exitCode = 2;
} else if (command) {
  process.argv.splice(2, 1);
  void command.run();
} else {
  const isAsked = process.argv[2] === '--help';
  (isAsked ? console.log : console.error)(usage);
  process.exitCode = isAsked ? 0 : 2;
}
