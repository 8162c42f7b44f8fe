import { wireNamesOf } from '@valorisation/contract';

/** An answer already serialised, its envelope included: the interceptor lets it through untouched. */
export class RawJson {
  constructor(readonly body: Buffer) {}
}
type Schema = Parameters<typeof wireNamesOf>[0];

/** Writes an answer whose long list, a field of its schema, comes as rows that are JSON already: the parts of its text. */
export function writerWithRows(schema: Schema, list: string): (head: object, rows: readonly string[]) => string[] {
  const name = wireNamesOf(schema).get(list);
  if (name === undefined) throw new Error(`The answer has no field "${list}"`);
  return (head, rows) => {
    const lines = rows.map((row, index) => (index === 0 ? row : `,${row}`));
    return [`${JSON.stringify(head).slice(0, -1)},"${name}":[`, ...lines, ']}'];
  };
}
