const kept = globalThis as Record<symbol, unknown>; // each value has the type of its name's only caller

/**
 * Returns the value that the first call with this name made in this process. `reload` in screen.ts loads all modules again, also
 * those of the tests, so a module variable would be lost.
 */
export function keptOverReload<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`tests/support ${name}`);
  kept[key] ??= make();
  return kept[key] as Value; // as made above
}
