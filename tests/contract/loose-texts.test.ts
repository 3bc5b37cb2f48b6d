import { join, relative } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { looseTexts } from '../../tools/lint/loose-texts.ts';

const root = join(import.meta.dirname, '../..');

/** Components as they were, and one of each kind. Each comment names what is found in the line. */
const examples = `
import type { ReactElement, ReactNode } from 'react';
export const Spinner = () => <i />;
export function Units({ children: text }: { children: ReactNode }): ReactNode {
  if (typeof text !== 'string') return text;
  return text.split(/x/).map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part));
}
export const Button = ({ children, busy }: { children: ReactNode; busy: boolean }) => (
  <button>
    {busy && <Spinner />}
    {children /* Button */}
  </button>
);
export const ContactText = ({ text }: { text: string }) => (
  <>
    <Units>{text}</Units>{/* ContactText */}
    <a href="/">{text}</a>
  </>
);
export const Sole = ({ text }: { text: string | undefined }) => <p>{text}</p>;
export const Counted = ({ n }: { n: number }) => <p><b />{n /* number */}</p>;
export const Listed = ({ list }: { list: string[] }) => <p>{list /* list */}</p>;
export const Literal = ({ on }: { on: boolean }) => <p>{on && <b />}literal</p>;
export const InFragment = ({ text }: { text: string }) => <>{text /* fragment */}</>;
export const Own = ({ text, on }: { text: string; on: boolean }) => <p>{on && <b />} <span>{text}</span></p>;
export const Elements = ({ one, on }: { one: ReactElement; on: boolean }) => <p>{on && <b />}{one}</p>;
`;

/**
 * Texts that stand in a list of nodes and never change while they are shown: server HTML is replaced as a whole
 * (its key is the text).
 */
const accepted = ['src/ui/ServerHtml.tsx {nodes.map(toReact)}', 'src/ui/ServerHtml.tsx {children.map(toReact)}'];

const exampleFile = join(root, 'src/examples-of-loose-texts.tsx');
let found: string[];

beforeAll(() => {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const options = parsed?.options ?? {};
  const sources = ts.sys.readDirectory(join(root, 'src'), ['.tsx']);
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (name) => name === exampleFile || ts.sys.fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === exampleFile ? ts.createSourceFile(name, examples, ts.ScriptTarget.ES2023) : getSourceFile(name, ...rest);
  const types = ts.sys.readDirectory(join(root, 'src'), ['.d.ts']);
  const program = ts.createProgram([...sources, ...types, exampleFile], options, host);
  found = looseTexts(program, [...sources, exampleFile]).map((line) => relative(root, line));
}, 300_000);

test('quality 17: the check finds a text beside what comes and goes, as in Button, ContactText and Units', () => {
  const lines = found.filter((line) => line.includes('examples-of')).map((line) => line.replace(/^\S+ /, ''));
  expect(lines).toEqual([
    '{children /* Button */}',
    '<Units>',
    '{n /* number */}',
    '{list /* list */}',
    'literal',
    '{text /* fragment */}',
  ]);
});

test('quality 17: each text of the app that changes is the whole content of an element', () => {
  const inApp = found.filter((line) => !line.includes('examples-of')).map((line) => line.replace(/:\d+/, ''));
  expect(inApp.filter((line) => !accepted.includes(line))).toEqual([]);
  expect(accepted.filter((line) => !inApp.includes(line))).toEqual([]);
});
