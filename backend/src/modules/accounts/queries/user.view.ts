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
  /** required: staff who must set it up before anything else. */
  readonly secondStep: 'off' | 'on' | 'required';
  /** The employer body suspended the active account. */
  readonly suspended: boolean;
  /** The day on which the establishment is deleted, YYYY-MM-DD; null when no deletion is planned. */
  readonly deletionPlannedOn: string | null;
}

/**
 * The name shown for an account: the real one for a main account. For an associated account or one without a name, the
 * part of the address before the @.
 */
export function displayName(user: Pick<UserView, 'email' | 'firstName' | 'lastName' | 'parentId'>): string {
  const realName = `${user.firstName} ${user.lastName}`.trim();
  const localPart = user.email.slice(0, user.email.indexOf('@'));
  return user.parentId === null && realName !== '' ? realName : localPart;
}
