/**
 * Functions for the rows of long lists. V8 makes an object that is written as a literal five times faster than an object
 * that is filled key by key, and the product never runs a text as a program. So the literals are generated as sources.
 */
import { encoderOf, type WireObject } from '@valorisation/contract';
import type { z } from 'zod';
import type { JsonColumn } from '../platform/persistence/json-rows.js';

type Schema = z.core.$ZodType;

/** `encode` of the last object, and of those in its lists, by the names under which the contract exports them. */
export function encodersOf(objects: Readonly<Record<string, WireObject>>): string {
  const names = Object.keys(objects);
  return [
    `import { ${['derivedOf', 'encoding', ...names].join(', ')}, type SentOf } from '@valorisation/contract';`,
    ...Object.entries(objects).map(([name, object]) => encoderOfObject(name, object, objects)),
    `export { ${names.slice(-1).map(functionName).join()} };`,
  ].join('\n\n');
}

function encoderOfObject(name: string, object: WireObject, others: Readonly<Record<string, WireObject>>): string {
  const parts: string[] = [];
  const splits: string[] = [];
  const fields: string[] = [];
  const put = (wireName: string, schema: Schema, path: string, value: string): void => {
    const listed = Object.keys(others).find((other) => others[other] === elementOf(schema));
    if (listed !== undefined) return void fields.push(`${wireName}: ${value}.map(${functionName(listed)})`);
    if (encoderOf(schema) === null) return void fields.push(`${wireName}: ${value}`);
    parts.push(`${wireName}: encoding(${path})`);
    fields.push(`${wireName}: ${name}Parts.${wireName}(${value})`);
  };
  for (const [key, field] of Object.entries(object.fields)) {
    const path = `${name}.fields.${key}`;
    if ('name' in field) put(field.name, field.schema, `${path}.schema`, `row.${key}`);
    else {
      splits.push(`const ${key} = ${path}.split(row.${key}, row);`);
      for (const [part, schema] of Object.entries(field.shape))
        put(part, schema, `${path}.shape.${part}`, `${key}.${part}`);
    }
  }
  for (const part of Object.keys(object.derived)) {
    parts.push(`${part}: derivedOf(${name}, '${part}')`);
    fields.push(`${part}: ${name}Parts.${part}(row)`);
  }
  return `const ${name}Parts = { ${parts.join(', ')} };

    function ${functionName(name)}(row: SentOf<typeof ${name}>): object {
      ${splits.join('\n')}
      return { ${fields.join(', ')} };
    }`;
}

const functionName = (name: string): string => `encode${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function elementOf(schema: Schema): Schema | null {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return def.element;
  return 'innerType' in def ? elementOf(def.innerType) : null;
}

/** The reader of rows that `jsonRows` writes. @param type of the row, from the file that states the columns */
export function readerOf(type: string, file: string, columns: readonly JsonColumn[]): string {
  const fields = columns.map(({ name }, index) => `${name}: values[${index}]`);
  return `import type { ${type} } from './${file}.js';

    export function read${type}(values: readonly unknown[]): ${type} {
      return { ${fields.join(', ')} } as ${type};
    }`;
}
