import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { asyncapi, openapi, type Schema } from './contract.ts';

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
addFormats(ajv);
// The documents are added as schemas, so their top-level keys must not count as unknown keywords. Everything below is
// checked.
const annotations = ['x-enumDescriptions', 'x-assumed', 'x-any-text', 'x-decimals'];
const driftOnly = ['x-invalid-request', 'x-link', 'x-order'];
ajv.addVocabulary([...Object.keys({ ...openapi, ...asyncapi }), ...annotations, ...driftOnly]);
ajv.addSchema(openapi, 'openapi.yaml');
ajv.addSchema(asyncapi, 'asyncapi.yaml');

/** The problems of a value, one line each; empty when it is valid. References are resolved in `document`. */
export function violations(schema: Schema, value: unknown, document = 'openapi.yaml'): string[] {
  const address = schema.$ref?.replace(/^#/, `${document}#`).replace(/^\.\//, '');
  const validate = address === undefined ? ajv.compile(schema) : ajv.getSchema(address);
  if (!validate) throw new Error(`Neither document has ${address}`);
  void validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '(whole)'} ${message}`);
}
