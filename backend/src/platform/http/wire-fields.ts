import { fieldNames, isSchema, wireNamesOf, type AnyCall } from '@valorisation/contract';

/** The name that a call's request has for a field of the code: `answers.3` becomes `valor_data.3`. */
export function fieldOfCall(call: AnyCall, field: string): string {
  const [head = field, ...rest] = field.split('.');
  const names = new Map([...wireNamesOf(call.query), ...(isSchema(call.body) ? wireNamesOf(call.body) : [])]);
  // What the schema refused has the request's name already.
  return [names.get(head) ?? fieldNames.get(head) ?? head, ...rest].join('.');
}
