/**
 * The scale of type, space and radii (docs/how-to.md#restyle): outside `src/dev` a style sheet names a step of `src/ui/tokens.css` and
 * states no size of its own. Nothing here checks colours.
 */

/** Custom properties of the layout. They are no steps, so each is named here. */
const layout = ['brand-top', 'cell', 'chat-room', 'docked', 'highest', 'logo-room', 'play', 'touch'];

const space = String.raw`var\(--space-(?:[1-6]|8|12)\)`;
const named = String.raw`var\(--(?:${layout.join('|')})(?:, 0(?:px)?)?\)`;
/** Of the window and of the font, in calc() too. */
const relative = String.raw`\d+(?:dvh|ch)|env\(safe-area-inset-\w+\)`;
/** A step is turned, added and subtracted. Only what lies between two edges is halved. */
const calculated = String.raw`calc\((?:${space}|${named}|${relative}|-1 \* |\) / 2|[+\-() ])+\)`;
const one = String.raw`(?:0|auto|${space}|${named}|${relative}|${calculated})`;
const spaces = new RegExp(String.raw`^${one}(?:\s+${one}){0,3}$`);

const size = String.raw`var\(--font-size-(?:xs|[sml]|xl|2xl|3xl)\)`;
/** Between two steps, or up to one, by the width of the window. */
const fluid = String.raw`clamp\(${size}, [\d.]+vw, ${size}\)|min\(${size}, [\d.]+vw\)`;
const sizes = new RegExp(String.raw`^(?:inherit|${size}|${fluid})$`);

const radius = String.raw`(?:0|var\(--radius-(?:control|card|pill)\))`;
const radii = new RegExp(String.raw`^(?:inherit|${radius}(?: ${radius}){0,3})$`);

const step = '/^--(space|font-size|radius)-/';

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['src/dev/**'],
  // An exception says why, and goes when it is not needed.
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  rules: {
    'declaration-property-value-allowed-list': [
      {
        '/^(row-|column-)?gap$/': [spaces],
        '/^(padding|margin)(-|$)/': [spaces],
        '/^border(-\\w+)*-radius$/': [radii],
        'font-size': [sizes],
        font: ['inherit', new RegExp(String.raw`^400 ${size} / 1\.6 var\(--font\)$`)],
      },
      {
        message: (property, value) =>
          `No "${value}" for ${property}: use a step of src/ui/tokens.css (docs/how-to.md#restyle)`,
      },
    ],
    'declaration-property-value-disallowed-list': [
      { [step]: [/./] },
      { message: (property) => `${property} is no new step: the scale is in src/ui/tokens.css only` },
    ],
  },
  overrides: [{ files: ['src/ui/tokens.css'], rules: { 'declaration-property-value-disallowed-list': null } }],
};
