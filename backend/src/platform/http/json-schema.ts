import { examples as examplesById } from '@valorisation/contract/examples';
import { z } from 'zod';

export type Json = Record<string, unknown>;

/** A zod schema in JSON Schema 2020-12, with its named parts as components. */
export function toJsonSchema(schema: unknown, { schemaType: io }: { schemaType: 'input' | 'output' }) {
  if (!(schema instanceof z.core.$ZodType)) return { schema: {}, components: {} };
  const { $schema: _, $defs = {}, ...root } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override });
  return { schema: withComponentReferences(root), components: withComponentReferences($defs) };
}

/** Named parts are components of the document. Nest's converter misses a reference that stands alone. */
function withComponentReferences(schemas: object): Record<string, Json> {
  const text = JSON.stringify(schemas).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/');
  return JSON.parse(text) as Record<string, Json>;
}

/** Removes noise: a client must accept new keys anyway, and every id is a safe integer. */
function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Json }): void {
  // zod leaves out the examples of an input that it transforms; ours are in the sent form.
  const { id, examples = examplesById[id ?? ''] } = z.globalRegistry.get(zodSchema) ?? {};
  if (examples !== undefined) jsonSchema['examples'] = examples;
  // Our lists are read-only in the code, but the word has another meaning in a description of requests.
  delete jsonSchema['readOnly'];
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['exclusiveMinimum'] === 0 && jsonSchema['type'] === 'integer') {
    delete jsonSchema['exclusiveMinimum'];
    jsonSchema['minimum'] = 1;
  }
}
