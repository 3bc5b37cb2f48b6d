/** Why the app may use a feature that a browser of the list lacks. */
export type Reason =
  /** The code asks first, or catches, and does without it. */
  | { guarded: string }
  /** Without it something looks or scrolls a little different. */
  | { decoration: string }
  /** The data takes another method of this name for it. */
  | { anotherMethod: string };

/** By the name in MDN's data; a name stands for everything below it too. */
export const exceptions: Readonly<Record<string, Reason>> = {
  'api.Document.exitPointerLock': { guarded: '@use-gesture, only with the option pointerLock, which nobody sets' },
  'api.Document.pointerLockElement': { guarded: '@use-gesture, only with the option pointerLock, which nobody sets' },
  'api.Element.requestPointerLock': { guarded: '@use-gesture, only with the option pointerLock, which nobody sets' },
  'api.GestureEvent': { guarded: '@use-gesture catches' },
  'api.Document.prerendering': { guarded: 'web-vitals, undefined is false' },
  'api.Document.wasDiscarded': { guarded: 'web-vitals, undefined is false' },
  'api.Document.startViewTransition': { guarded: 'react-dom, only for <ViewTransition>, which nobody renders' },
  'api.Navigator.connection': { guarded: 'react-dom asks first' },
  'api.Navigator.share': { guarded: 'without it there is no button; the link can be copied' },
  'api.Performance.interactionCount': { guarded: 'web-vitals counts by itself' },
  'api.PerformanceEventTiming': { guarded: 'web-vitals asks first' },
  'api.PerformanceSoftNavigation': { guarded: 'web-vitals asks first' },
  'api.WebTransport': { guarded: 'socket.io, only with the transport webtransport, which nobody chooses' },
  'api.Window.requestIdleCallback': { guarded: 'a timer replaces it' },
  'api.Window.cancelIdleCallback': { guarded: 'a timer replaces it' },
  'api.Window.navigation': { guarded: 'react-dom asks first' },
  'api.Window.setImmediate': { guarded: 'react-dom asks first' },
  'javascript.builtins.Error.captureStackTrace': { guarded: 'zod asks first' },
  'api.EventTarget.when': { anotherMethod: 'a check of zod' },
  'javascript.builtins.ArrayBuffer.resize': { anotherMethod: 'a drawing of the wheel' },
  'javascript.builtins.Iterator.take': { anotherMethod: 'the commands that were kept' },
  'javascript.builtins.RegExp.escape': { anotherMethod: "i18next's own escape" },

  'css.at-rules.media.forced-colors': { guarded: 'Safari has no forced colours' },
  'css.properties.forced-color-adjust': { guarded: 'Safari has no forced colours' },
  'css.at-rules.media.scripting': { guarded: 'the notice about JavaScript then shows after 15 s' },
  'css.properties.-webkit-tap-highlight-color': { decoration: 'the colour of a tap, on phones only' },
  'css.properties.align-content.safe': { decoration: 'a short invitation is not in the middle of its bubble' },
  'css.properties.cursor': { decoration: 'iOS has no pointer' },
  'css.properties.field-sizing': { decoration: 'a long chat message scrolls in its field instead of making it higher' },
  'css.properties.font-family.ui-monospace': { guarded: 'the next font of the list' },
  'css.properties.overflow-anchor': { guarded: 'Safari anchors nothing that could be turned off' },
  'css.properties.overscroll-behavior': { decoration: 'the page behind moves too; behind a modal it does not scroll' },
  'css.properties.overscroll-behavior-x': { decoration: 'a swipe at the end of a row may go back' },
  'css.properties.resize': { guarded: 'iOS has no handle that could be turned off' },
  'css.properties.scrollbar-gutter': { decoration: 'a page moves sideways when a bar of a mouse appears' },
  'css.properties.scrollbar-width': { decoration: 'the bar of a row of games is visible' },
  'css.properties.text-wrap': { decoration: 'a last line may have one word' },
  'css.selectors.-moz-progress-bar': { decoration: "each engine has its own name for a bar's colour" },
  'css.selectors.-webkit-progress-bar': { decoration: "each engine has its own name for a bar's colour" },
  'css.selectors.-webkit-progress-value': { decoration: "each engine has its own name for a bar's colour" },
};
