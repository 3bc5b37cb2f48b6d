import { $, type Plugins } from '@hey-api/openapi-ts';

type Resolvers = Plugins.Zod.Resolvers;
type Chain = ReturnType<typeof $.call | typeof $.expr>;

/**
 * What the zod generator leaves out of a schema, put back. Each resolver replaces nodes of the default and returns nothing, so
 * that the default puts them together. Keywords that the generator drops arrive as extensions (zod-schemas.ts).
 */
export const resolvers: Resolvers = {
  object(ctx) {
    const z: unknown = ctx.plugin.imports.z;
    const { base, shape, additionalProperties } = ctx.nodes;
    const { additionalProperties: others, properties } = ctx.schema;
    const least: unknown = ctx.schema['x-minProperties'];
    const most: unknown = ctx.schema['x-maxProperties'];
    const count = $('Object').attr('keys').call('value').attr('length');
    // An optional key is absent: JSON has no undefined, and so the types agree under exactOptionalPropertyTypes.
    ctx.nodes.shape = () =>
      shape({
        ...ctx,
        applyModifiers(result, { optional }) {
          const { chain } = ctx.applyModifiers(result, { optional: false });
          return { chain: optional ? $(z).attr('exactOptional').call(chain) : chain };
        },
      });
    ctx.nodes.base = () =>
      check(
        object(),
        typeof least === 'number' && refine(z, 'value', $.binary(count, '>=', $.literal(least))),
        typeof most === 'number' && refine(z, 'value', $.binary(count, '<=', $.literal(most))),
      );
    return undefined;

    /** The default strips the keys that a schema does not name; open objects keep them, closed ones refuse them. */
    function object(): Chain {
      if (!others || others.type === 'unknown') return $(z).attr('looseObject').call(ctx.nodes.shape(ctx));
      if (others.type === 'never') return $(z).attr('strictObject').call(ctx.nodes.shape(ctx));
      if (!properties) return base(ctx);
      const other = additionalProperties({ ...ctx, schema: { type: 'object', additionalProperties: others } });
      return $(z)
        .attr('catchall')
        .call($(z).attr('object').call(ctx.nodes.shape(ctx)), other ?? undefined);
    }
  },

  array(ctx) {
    const { base } = ctx.nodes;
    if (ctx.schema['x-uniqueItems'] !== true) return undefined;
    const text = $.func().param('item').do($('JSON').attr('stringify').call('item').return());
    const different = $.new('Set', $('items').attr('map').call(text)).attr('size');
    const unique = $.binary(different, '===', $('items').attr('length'));
    ctx.nodes.base = () => check(base(ctx), refine(ctx.plugin.imports.z, 'items', unique));
    return undefined;
  },

  number(ctx) {
    const { base } = ctx.nodes;
    const divisor: unknown = ctx.schema['x-multipleOf'];
    if (typeof divisor !== 'number') return undefined;
    ctx.nodes.base = () => check(base(ctx), $(ctx.plugin.imports.z).attr('multipleOf').call($.literal(divisor)));
    return undefined;
  },

  string(ctx) {
    const z: unknown = ctx.plugin.imports.z;
    const { minLength } = ctx.nodes;
    const { minLength: least, maxLength: most } = ctx.schema;
    // zod counts UTF-16 units, JSON Schema counts characters; they agree on what is empty.
    const count = $('Array').attr('from').call('text').attr('length');
    ctx.nodes.length = () => undefined;
    ctx.nodes.minLength = () =>
      least === undefined || least <= 1 ? minLength(ctx) : refine(z, 'text', $.binary(count, '>=', $.literal(least)));
    ctx.nodes.maxLength = () =>
      most === undefined ? undefined : refine(z, 'text', $.binary(count, '<=', $.literal(most)));
    return undefined;
  },
};

function refine(z: unknown, argument: string, condition: ReturnType<typeof $.binary>): Chain {
  return $(z)
    .attr('refine')
    .call($.func().param(argument).do($.return(condition)));
}

function check(schema: Chain, ...checks: (Chain | false)[]): Chain {
  const given = checks.filter((one) => one !== false);
  return given.length > 0 ? schema.attr('check').call(...given) : schema;
}
