/**
 * SQL for the register's last answer about a SIRET, for the lists of other modules: a JSON object, or null when there
 * is no answer or the register does not know it.
 * @param siret SQL of the SIRET's digits
 */
export function registerFacts(siret: string): string {
  return `(select jsonb_build_object('name', c.company -> 'name', 'address', c.company -> 'address',
                                     'activity', c.company -> 'activity', 'open', c.company -> 'open',
                                     'agreements', c.company -> 'agreements')
             from company_register c where c.siret = ${siret} and jsonb_typeof(c.company) = 'object')`;
}
