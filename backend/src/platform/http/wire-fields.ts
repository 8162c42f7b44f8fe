import { fieldNames, isSchema, wireNamesOf, type AnyCall } from '@valorisation/contract';

/** Names under which refused fields are answered: the domain's word, then the specification's. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fieldNames),
  email: 'user_email',
  password: 'user_password',
  newPassword: 'user_new_password',
  firstName: 'user_firstname',
  lastName: 'user_lastname',
  postalAddress: 'user_address',
  companyName: 'company_name',
};

/**
 * `answers.3` becomes `valor_data.3`; a name that the request has, or that is the wire's already, stays.
 * @param asked the names of the request: `email` of the public contact form is no `user_email`
 */
export function wireField(field: string, asked: ReadonlySet<string>): string {
  const [head = field, ...rest] = field.split('.');
  return asked.has(head) ? field : [WIRE_NAMES[head] ?? head, ...rest].join('.');
}

/** The name that a call's request has for a field of the code: `answers.3` becomes `valor_data.3`. */
export function fieldOfCall(call: AnyCall, field: string): string {
  const [head = field, ...rest] = field.split('.');
  const names = new Map([...wireNamesOf(call.query), ...(isSchema(call.body) ? wireNamesOf(call.body) : [])]);
  // What the schema refused has the request's name already.
  return [names.get(head) ?? WIRE_NAMES[head] ?? head, ...rest].join('.');
}
