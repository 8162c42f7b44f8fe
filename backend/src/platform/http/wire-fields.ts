import { fieldNames, isSchema, wireNamesOf, type AnyCall } from '@valorisation/contract';

/** The request's name for a field of the code: `answers.3` becomes `valor_data.3`. */
export function fieldOfCall(call: AnyCall, field: string): string {
  const [head = field, ...rest] = field.split('.');
  const names = new Map([...wireNamesOf(call.query), ...(isSchema(call.body) ? wireNamesOf(call.body) : [])]);
  // A refusal of the schema already has the request's name.
  return [names.get(head) ?? fieldNames.get(head) ?? head, ...rest].join('.');
}
