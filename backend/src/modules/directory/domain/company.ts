/** The branch's collective agreement. */
const AGREEMENT = '7520';

/** An establishment as the public company register has it. */
export interface Company {
  readonly siret: string;
  /** Null when the establishment does not publish it. */
  readonly name: string | null;
  readonly address: string | null;
  /** Code of its main activity (NAF), as `85.32Z`. */
  readonly activity: string | null;
  readonly open: boolean;
  /** False: it has asked the register to keep its name and address to itself. */
  readonly published: boolean;
  /** The agreements that it declares, by their IDCC. */
  readonly agreements: readonly string[];
}

/** What the register says of a SIRET, in one word. `unchecked`: nobody could ask it. */
export type RegisterFinding = 'unchecked' | 'unknown' | 'closed' | 'unpublished' | 'other-agreement' | 'confirmed';

export function declaresAgreement({ agreements }: Company): boolean {
  return agreements.includes(AGREEMENT);
}

/** The first of what makes somebody look twice. Null: the register does not know the SIRET. */
export function findingOf(company: Company | null): Exclude<RegisterFinding, 'unchecked'> {
  if (company === null) return 'unknown';
  if (!company.open) return 'closed';
  if (!declaresAgreement(company)) return 'other-agreement';
  return company.published ? 'confirmed' : 'unpublished';
}
