import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../../tools/generate/contract.ts';

/** AJV validators of all components of a set. */
export function validatorsOf(components: Record<string, Schema>, options: Options = {}): Map<string, ValidateFunction> {
  const ajv = new Ajv2020({ strict: false, ...options });
  addFormats(ajv);
  const isExact = (places: number, value: number) => Math.abs(value) <= Number.MAX_SAFE_INTEGER / 10 ** places;
  ajv.addKeyword({ keyword: 'x-decimals', type: 'number', validate: isExact });
  ajv.addSchema({ $id: 'contract', components: { schemas: components } });
  const validator = (name: string) => ajv.compile({ $ref: `contract#/components/schemas/${name}` });
  return new Map(Object.keys(components).map((name) => [name, validator(name)]));
}

/** The value of a key that must exist. */
export function entry<Value>(map: Map<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`There is no ${key}`);
  return value;
}
