/** An account as its holder sees it. */
export interface UserView {
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly postalAddress: string;
  readonly parentId: number | null;
  readonly role: 'member' | 'staff' | 'admin';
  readonly visa: number;
  readonly siret: string | null;
  readonly companyName: string | null;
  /** required: staff who have to set it up before anything else. */
  readonly secondStep: 'off' | 'on' | 'required';
  /** By the employer body, the account having been active. */
  readonly suspended: boolean;
  /** The day on which the establishment goes, YYYY-MM-DD; null: no deletion is planned. */
  readonly deletionPlannedOn: string | null;
}

/**
 * The name shown for an account: the real one for a main account; the part of the address before the @ for an associated
 * account or one without a name (specification section 3).
 */
export function displayName(user: Pick<UserView, 'email' | 'firstName' | 'lastName' | 'parentId'>): string {
  const realName = `${user.firstName} ${user.lastName}`.trim();
  const localPart = user.email.slice(0, user.email.indexOf('@'));
  return user.parentId === null && realName !== '' ? realName : localPart;
}
