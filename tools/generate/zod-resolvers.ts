import { $, type Plugins } from '@hey-api/openapi-ts';

type Resolvers = Plugins.Zod.Resolvers;

/** Corrections where the zod generator interprets a schema differently from the contract. */
export const resolvers: Resolvers = {
  object(ctx) {
    const z: unknown = ctx.plugin.imports.z;
    const { base, shape } = ctx.nodes;
    const { additionalProperties: others } = ctx.schema;
    // Optional keys are absent, never undefined. This matches the types under exactOptionalPropertyTypes.
    ctx.nodes.shape = () =>
      shape({
        ...ctx,
        applyModifiers(result, { optional }) {
          const { chain } = ctx.applyModifiers(result, { optional: false });
          return { chain: optional ? $(z).attr('exactOptional').call(chain) : chain };
        },
      });
    // By default zod removes unknown keys. Here open objects keep them and closed objects reject them.
    ctx.nodes.base = () => {
      if (!others || others.type === 'unknown') return $(z).attr('looseObject').call(ctx.nodes.shape(ctx));
      if (others.type === 'never') return $(z).attr('strictObject').call(ctx.nodes.shape(ctx));
      return base(ctx);
    };
    return undefined;
  },
  string(ctx) {
    const { maxLength } = ctx.schema;
    // zod's own maxLength counts UTF-16 units; JSON Schema counts characters, as a pattern with the flag u does.
    if (maxLength !== undefined) {
      const z: unknown = ctx.plugin.imports.z;
      ctx.nodes.maxLength = () =>
        $(z)
          .attr('regex')
          .call($.regexp(`^[\\s\\S]{0,${maxLength}}$`, 'u'));
    }
    return undefined;
  },
};
