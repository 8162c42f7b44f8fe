/** The branch's collective agreement. */
const AGREEMENT = '7520';

export interface Company {
  readonly siret: string;
  /** Null when the establishment does not publish it. */
  readonly name: string | null;
  readonly address: string | null;
  /** Code of its main activity (NAF), for example `85.32Z`. */
  readonly activity: string | null;
  readonly open: boolean;
  /** False when the establishment asked the register to keep its name and address private. */
  readonly published: boolean;
  /** The agreements that it declared, by IDCC. */
  readonly agreements: readonly string[];
}

/** The register's answer for a SIRET in one word. `unchecked`: the register could not be asked. */
export type RegisterFinding = 'unchecked' | 'unknown' | 'closed' | 'unpublished' | 'other-agreement' | 'confirmed';

export function declaresAgreement({ agreements }: Company): boolean {
  return agreements.includes(AGREEMENT);
}

/** The first finding that staff should look at. Null: the register does not know the SIRET. */
export function findingOf(company: Company | null): Exclude<RegisterFinding, 'unchecked'> {
  if (company === null) return 'unknown';
  if (!company.open) return 'closed';
  if (!declaresAgreement(company)) return 'other-agreement';
  return company.published ? 'confirmed' : 'unpublished';
}
