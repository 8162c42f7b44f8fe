import type { z } from 'zod';
import { displayName, type UserView } from '../queries/user.view.js';
import type { userResponse } from './user.response.js';

/** From the view to the wire names of the specification, section 3. */
export function toUserResponse(user: UserView): z.infer<typeof userResponse> {
  return {
    user_id: user.accountId,
    user_email: user.email,
    user_firstname: user.firstName,
    user_lastname: user.lastName,
    user_fullname: displayName(user),
    user_parent: user.parentId ?? 0,
    user_associated: user.parentId !== null,
    user_visa: user.visa,
    user_address: user.postalAddress,
    user_role: user.role,
    siret: user.siret,
    company_name: user.companyName,
    user_deletion_on: user.deletionPlannedOn,
  };
}
