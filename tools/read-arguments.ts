import { parseArgs, type ParseArgsConfig } from 'node:util';

interface Command<Options> {
  /** The whole command line, such as `npm run screens -- [--all]`. */
  usage: string;
  options?: Options;
  /** The highest number of words that are not options. */
  words?: number;
}

/** The arguments of a command of package.json. An unknown one ends the command with one line and exit code 2. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>({
  usage,
  options,
  words = 0,
}: Command<Options>) {
  try {
    // An own object, because its type decides the type of the values.
    const config = { options: options ?? ({} as Options), allowPositionals: true } as const;
    const { values, positionals } = parseArgs(config);
    const surplus = positionals[words];
    if (surplus === undefined) return { values, words: positionals };
    return refuse(`"${surplus}" is one word too many`, usage);
  } catch (problem) {
    // The first sentence of parseArgs names the option.
    return refuse(problem instanceof Error ? (problem.message.split('. ')[0] ?? '') : '', usage);
  }
}

/** Ends a command with one line and exit code 2. */
export function refuse(problem: string, usage: string): never {
  console.error(`${problem.replace(/\.$/, '')}. Usage: ${usage}`);
  process.exit(2);
}
