/** A user as the console knows one. */
import type { User as WireUser } from './contract';

export interface User {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** A collaborator's account, attached to a main one. */
  readonly associated: boolean;
  /** False: registered but not activated, or suspended. */
  readonly active: boolean;
  readonly postalAddress: string;
  readonly role: 'member' | 'staff' | 'admin';
  readonly siret: string | null;
  readonly companyName: string | null;
  /** The day on which the establishment goes, as planned; the account is suspended until then. */
  readonly deletionOn: string | null;
}

export function toUser(wire: WireUser): User {
  return {
    id: wire.user_id,
    email: wire.user_email,
    firstName: wire.user_firstname,
    lastName: wire.user_lastname,
    fullName: wire.user_fullname,
    associated: wire.user_associated,
    active: wire.user_visa === 1,
    postalAddress: wire.user_address,
    role: wire.user_role,
    siret: wire.siret,
    companyName: wire.company_name,
    deletionOn: wire.user_deletion_on,
  };
}

export function isStaff(user: User): boolean {
  return user.role !== 'member';
}
