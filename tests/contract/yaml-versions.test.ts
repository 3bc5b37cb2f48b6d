import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../support/contract.ts';
import { differencesFromYaml11 } from '../support/yaml-versions.ts';

describe('the contract read by parsers of YAML 1.1 and 1.2', () => {
  test.each(['openapi.yaml', 'asyncapi.yaml'])('R-083 %s is the same document for both', (document) => {
    expect(differencesFromYaml11(readFileSync(join(root, document), 'utf8'))).toEqual([]);
  });

  test.each([
    ['an unquoted ? in a flow mapping', 'a: { link: https://games.example.com/play?session=1 }', /unquoted \?/],
    ['an unquoted ? in a flow sequence', 'a: [ b?c ]', /unquoted \?/],
    ['yes', 'a: yes', /yes/],
    ['off as a key', 'off: 1', /off/],
    ['y', 'a: [ x, y ]', /y/],
    ['an octal number of YAML 1.1', 'a: 0810\nb: 010', /line 2: 010/],
    ['an octal number of YAML 1.2', 'a: 0o10', /0o10/],
    ['a time of day', 'a: 12:30', /12:30/],
    ['a date', 'a: 2026-11-20', /2026-11-20/],
    ['a date and time', 'a: 2026-11-20T20:01:40+07:00', /2026-11-20T20/],
    ['a number with underscores', 'a: 1_000', /1_000/],
    ['a binary number', 'a: 0b11', /0b11/],
    ['a float without a point', 'a: 1e3', /1e3/],
    ['an equals sign', 'a: =', /=/],
    ['a merge key', '<<: { b: 1 }', /<<|differ/],
    ['an escaped slash', 'a: "b\\/c"', /no \\\//],
    ['a text that is no YAML', 'a: { b', /./],
  ])('R-083 %s is found', (_what, text, found) => {
    expect(differencesFromYaml11(text).join('\n')).toMatch(found);
  });

  test.each([
    ['a quoted ?', "a: { link: 'https://games.example.com/play?session=1' }"],
    ['an unquoted ? outside flow', 'a: https://games.example.com/play?session=1'],
    ['quoted words and numbers', 'a: [ "yes", \'010\', "12:30", "2026-11-20" ]'],
    ['an escaped backslash before a slash', 'a: "b\\\\/c"'],
    ['numbers, texts and nothing', 'a: [ 1, 1.5, -2, text, true, null ]'],
  ])('R-083 %s is the same for both', (_what, text) => {
    expect(differencesFromYaml11(text)).toEqual([]);
  });
});
