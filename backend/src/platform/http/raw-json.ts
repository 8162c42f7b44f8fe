import { wireNamesOf } from '@valorisation/contract';

/** A serialised answer with its envelope; the interceptor passes it on unchanged. */
export class RawJson {
  constructor(readonly body: Buffer) {}
}
type Schema = Parameters<typeof wireNamesOf>[0];

/** Writes an answer whose long list, a field of its schema, comes as JSON rows. Answers the parts of its text. */
export function writerWithRows(schema: Schema, list: string): (head: object, rows: readonly string[]) => string[] {
  const name = wireNamesOf(schema).get(list);
  if (name === undefined) throw new Error(`The answer has no field "${list}"`);
  return (head, rows) => {
    const lines = rows.map((row, index) => (index === 0 ? row : `,${row}`));
    return [`${JSON.stringify(head).slice(0, -1)},"${name}":[`, ...lines, ']}'];
  };
}
