import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { idsIn } from './requirements.ts';

/** Calls with these modifiers are not tests that run. */
const skipped = /\.(skip|todo|fixme|fail|fails|step)\b/;
const isTest = /^(test|it|describe)\b/;

/**
 * The ids in the titles of the tests of `npm test`, or of all tests, with the files that cite them. If a file computes titles
 * (`${id} …`, `test.each`), ids in its other strings count too, because the titles are built from them.
 */
export function readCitations(
  files = 'tests/**/*.{ts,tsx}',
  tests: 'of npm test' | 'all' = 'of npm test',
): Map<string, string[]> {
  const citations = new Map<string, string[]>();
  for (const file of globSync(files, { exclude: ['tests/tools/**'] }).sort()) {
    const { titles, strings } = readTexts(file, tests === 'all');
    for (const id of new Set([...titles, ...strings].flatMap(idsIn))) {
      citations.set(id, [...(citations.get(id) ?? []), file]);
    }
  }
  return citations;
}

/** Whether `npm test` leaves a test or group to another level. */
const isLeftOut = (details: ts.Node) =>
  ts.isObjectLiteralExpression(details) && /['"]@(full|soak)['"]/.test(details.getText());

/** The titles of a file's tests in `npm test`, as in its source. */
export const titlesOf = (file: string): string[] => readTexts(file).titles;

/** The fixed text of each title of a file, at all levels: without the values of `${…}`, `%s` and `$name`. */
export const fixedTitlesOf = (file: string): string[] => readTexts(file).fixedTitles;

const valueOfRow = /%[sdifjoO]|\$[\w.]+/g;

function fixedTextOf(title: ts.StringLiteralLike | ts.TemplateExpression): string {
  const parts = ts.isTemplateExpression(title)
    ? [title.head, ...title.templateSpans.map(({ literal }) => literal)]
    : [title];
  return parts.map(({ text }) => text.replace(valueOfRow, '')).join('');
}

function readTexts(file: string, withFull = false) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const fixedTitles: string[] = [];
  const computed: ts.Node[] = [];
  const strings: string[] = [];

  const visit = (node: ts.Node, isInGate: boolean): void => {
    let inGate = isInGate;
    if (
      inGate &&
      (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    ) {
      strings.push(node.text);
    }
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText(source);
      const [title, details] = node.arguments;
      if (isTest.test(called) && skipped.test(called)) return;
      if (isTest.test(called) && details && !withFull && isLeftOut(details)) inGate = false;
      if (isTest.test(called) && title) {
        if (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) {
          fixedTitles.push(fixedTextOf(title));
          if (inGate) titles.push(title.getText(source));
        }
        if (inGate && (ts.isTemplateExpression(title) || /\.(each|for)\b/.test(called))) computed.push(node);
      }
    }
    ts.forEachChild(node, (child) => visit(child, inGate));
  };
  visit(source, true);
  return { titles, fixedTitles, strings: computed.length > 0 ? strings : [] };
}
