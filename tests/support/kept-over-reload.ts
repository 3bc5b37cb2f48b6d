const kept = globalThis as Record<symbol, unknown>; // each value has the type of its name's only caller

/**
 * The value of a name, made at the first call in this process. A reload of the page (`reload` in screen.ts) loads all modules anew,
 * also those of the tests, so a variable of a module does not last.
 */
export function keptOverReload<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`tests/support ${name}`);
  kept[key] ??= make();
  return kept[key] as Value; // as made above
}
