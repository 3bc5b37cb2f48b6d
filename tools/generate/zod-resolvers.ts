import { $, type Plugins } from '@hey-api/openapi-ts';

type Resolvers = Plugins.Zod.Resolvers;

/** Where the zod generator reads a schema otherwise than the contract means it. */
export const resolvers: Resolvers = {
  object(ctx) {
    const z: unknown = ctx.plugin.imports.z;
    const { base, shape } = ctx.nodes;
    const { additionalProperties: others } = ctx.schema;
    // An optional key is absent: JSON has no undefined, and so the types agree under exactOptionalPropertyTypes.
    ctx.nodes.shape = () =>
      shape({
        ...ctx,
        applyModifiers(result, { optional }) {
          const { chain } = ctx.applyModifiers(result, { optional: false });
          return { chain: optional ? $(z).attr('exactOptional').call(chain) : chain };
        },
      });
    // The default strips the keys that a schema does not name; open objects keep them, closed ones refuse them.
    ctx.nodes.base = () => {
      if (!others || others.type === 'unknown') return $(z).attr('looseObject').call(ctx.nodes.shape(ctx));
      if (others.type === 'never') return $(z).attr('strictObject').call(ctx.nodes.shape(ctx));
      return base(ctx);
    };
    return undefined;
  },
};
