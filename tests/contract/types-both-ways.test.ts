import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { components } from '../../generated/api.ts';
import type * as schemas from '../../generated/schemas.ts';

type Schemas = components['schemas'];
type Name = keyof Schemas;

/**
 * Removes the index signature `[key: string]: unknown`, which zod gives to open objects and openapi-typescript does
 * not. Everything else stays.
 */
type Closed<T> = T extends (infer Item)[]
  ? Closed<Item>[]
  : T extends object
    ? { [Key in keyof T as string extends Key ? (unknown extends T[Key] ? never : Key) : Key]: Closed<T[Key]> }
    : T;

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- an unused T makes the compiler compare for identity
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Assignable<A, B> = [A] extends [B] ? true : false;

/** Assignable in both directions, and identical without index signatures. */
type Agree<A, B> = [Assignable<A, B>, Assignable<B, A>, Same<Closed<A>, Closed<B>>] extends [true, true, true]
  ? true
  : false;

type Disagreeing = {
  [X in Name]: X extends keyof typeof schemas
    ? Agree<z.input<(typeof schemas)[X]>, Schemas[X]> extends true
      ? never
      : X
    : X;
}[Name];

/** Checked by the compiler (npm run lint). At run time this test does nothing. */
test('R-083 each zod schema and the type of the same name agree', () => {
  expectTypeOf<never>().toEqualTypeOf<Disagreeing>();
});
