/** The example of a body or an answer: its schema's own, or built from its parts. */
type Json = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, unknown>>;

const COMPONENT = '#/components/schemas/';

/** Undefined when a part has none: a test names the operation. */
export function exampleOf(schema: unknown, schemas: Schemas): unknown {
  if (!isJson(schema)) return undefined;
  const { $ref, example, examples, type, items, properties, allOf, anyOf } = schema;
  if (typeof $ref === 'string') return exampleOf(schemas[$ref.slice(COMPONENT.length)], schemas);
  if (example !== undefined) return example;
  if (Array.isArray(examples)) return examples[0];
  if ('const' in schema) return schema['const'];
  if (type === 'null') return null;
  if (Array.isArray(allOf)) return together(allOf.map((part) => exampleOf(part, schemas)));
  if (Array.isArray(anyOf)) return anyOf.map((part) => exampleOf(part, schemas)).find((found) => found !== undefined);
  if (type === 'array') {
    const one = exampleOf(items, schemas);
    return one === undefined ? undefined : [one];
  }
  if (!isJson(properties)) return undefined;
  const parts = Object.entries(properties).map(([name, part]) => [name, exampleOf(part, schemas)] as const);
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
}

function together(parts: readonly unknown[]): unknown {
  return parts.every(isJson) ? Object.assign({}, ...parts) : undefined;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
