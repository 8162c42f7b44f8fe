/** The fields that a request may carry, read from the schemas of its handler: refusals are told in these names. */
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { z } from 'zod';

type Class = abstract new (...words: never[]) => object;

interface SchemaNode {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly allOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
}

const known = new Map<object, ReadonlySet<string>>();

/** The names of a handler's body and query, as a caller writes them. */
export function requestFields(controller: Class, handler: object & { readonly name: string }): ReadonlySet<string> {
  const found = known.get(handler) ?? new Set(schemasOf(controller, handler.name).flatMap(fieldsOf));
  known.set(handler, found);
  return found;
}

/** Nest keeps the schema of `@Body({ schema })` with the parameter. */
function schemasOf(controller: Class, handler: string): z.core.$ZodType[] {
  const parameters: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler);
  return Object.values(parameters ?? {}).flatMap((parameter: unknown) => {
    const schema = typeof parameter === 'object' && parameter !== null && 'schema' in parameter && parameter.schema;
    return schema instanceof z.core.$ZodType ? [schema] : [];
  });
}

function fieldsOf(schema: z.core.$ZodType): string[] {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const named: Readonly<Record<string, SchemaNode | undefined>> = $defs;
  const propertiesOf = ({ $ref, properties = {}, allOf = [], anyOf = [] }: SchemaNode): string[] => [
    ...Object.keys(properties),
    ...($ref === undefined ? [] : propertiesOf(named[$ref.replace('#/$defs/', '')] ?? {})),
    ...[...allOf, ...anyOf].flatMap(propertiesOf),
  ];
  return propertiesOf(root);
}
