import type { Identifier } from '@mdn/browser-compat-data/types';
import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss';
import { below, css, lackedBy, partsOf, type Use } from './data.ts';

const { properties, selectors, types } = css;
const atRules = css['at-rules'];

/** Functions and groups of units, by name, wherever MDN has them: `light-dark` is in `types.color`. */
const functions = new Map<string, Use>();
function collect(part: Identifier | undefined, feature: string): void {
  for (const [name, inner] of partsOf(part)) {
    const use = { feature: `${feature}.${name}`, compat: inner.__compat };
    if (use.compat && !functions.has(name)) functions.set(name, use);
    collect(inner, use.feature);
  }
}
collect(types, 'css.types');

const groupsOfUnits: readonly [RegExp, string][] = [
  [/^cq(w|h|i|b|min|max)$/, 'container_query_length_units'],
  [/^d(vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
];

function unitUse(unit: string): Use {
  const name = groupsOfUnits.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
  return { feature: `css.types.length.${name}`, compat: below(below(types, 'length'), name)?.__compat };
}

/** The keywords, functions and units of a value. */
function usesOfValue(property: string, value: string): Use[] {
  const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, ' ');
  const called = [...plain.matchAll(/([a-z][\w-]*)\(/gi)].map(([, name = '']) => functions.get(name));
  const units = [...plain.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/gi)].map(([, unit = '']) => unitUse(unit));
  const words = plain.replaceAll(/[a-z-][\w-]*\(|--[\w-]+/gi, ' ').match(/(?<![\w#.-])-?[a-z][\w-]*/gi) ?? [];
  const keywords = words.map((word) => ({
    feature: `css.properties.${property}.${word}`,
    compat: below(below(properties, property), word)?.__compat,
  }));
  return [...called.filter((use) => use !== undefined), ...units, ...keywords];
}

const isLacking = ({ compat }: Use) => compat !== undefined && lackedBy(compat).length > 0;

/** The declarations of the rule, in their order. */
const declarationsOf = ({ parent }: Declaration): Declaration[] =>
  (parent?.nodes ?? []).filter((node) => node.type === 'decl');

function usesOfDeclaration(declaration: Declaration): Use[] {
  const { prop, value } = declaration;
  if (prop.startsWith('--')) return usesOfValue(prop, value).filter(({ feature }) => !feature.includes(prop));
  const all = declarationsOf(declaration);
  // With and without the prefix of an engine, each browser takes its own.
  if (all.some((other) => other.prop !== prop && unprefixed(other.prop) === unprefixed(prop))) return [];
  const earlier = all.slice(0, all.indexOf(declaration)).filter((other) => other.prop === prop);
  const hasFallback = earlier.some((other) => !usesOfValue(prop, other.value).some(isLacking));
  const uses = hasFallback ? [] : usesOfValue(prop, value);
  return [...uses, { feature: `css.properties.${prop}`, compat: below(properties, prop)?.__compat }];
}

const unprefixed = (name: string) => name.replace(/^-\w+-/, '');

function usesOfAtRule({ name, params }: AtRule): Use[] {
  const plain = unprefixed(name);
  const uses: Use[] = [{ feature: `css.at-rules.${plain}`, compat: below(atRules, plain)?.__compat }];
  if (plain !== 'media') return uses;
  const media = below(atRules, 'media');
  if (/[<>]/.test(params))
    uses.push({ feature: 'css.at-rules.media.range_syntax', compat: below(media, 'range_syntax')?.__compat });
  for (const [, feature = ''] of params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)) {
    uses.push({ feature: `css.at-rules.media.${feature}`, compat: below(media, feature)?.__compat });
  }
  return uses;
}

const usesOfSelector = ({ selector }: Rule): Use[] => [
  ...[...selector.replaceAll(/"[^"]*"/g, '').matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => ({
    feature: `css.selectors.${name}`,
    compat: below(selectors, name)?.__compat,
  })),
  ...(selector.includes('&')
    ? [{ feature: 'css.selectors.nesting', compat: below(selectors, 'nesting')?.__compat }]
    : []),
];

/** Whether `@supports` asks first. */
const isGuarded = (node: Node): boolean => {
  for (let parent: Node | undefined = node.parent; parent; parent = parent.parent) {
    // A node of this type is an at-rule.
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true;
  }
  return false;
};

/** What a style sheet uses. */
export function usesOfStyles(text: string): Use[] {
  const uses: Use[] = [];
  postcss.parse(text).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === 'decl') uses.push(...usesOfDeclaration(node));
    if (node.type === 'rule') uses.push(...usesOfSelector(node));
    if (node.type === 'atrule') uses.push(...usesOfAtRule(node));
  });
  return uses;
}
