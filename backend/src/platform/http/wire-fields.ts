/** Names under which refused fields are answered: the domain's word, then the specification's. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  profileId: 'profile_id',
  profileName: 'profile_name',
  functionId: 'valor_c5',
  otherFunction: 'valor_other_metier',
  categoryLevel: 'valor_cat',
  shareHundredths: 'valor_c0',
  seniorityOn: 'valor_anciennete',
  leaveWeeks: 'valor_conges',
  hourly: 'valor_remuneration',
  fixedDays: 'valor_forfait_jours',
  guaranteedCents: 'valor_garantie',
  answers: 'valor_data',
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
