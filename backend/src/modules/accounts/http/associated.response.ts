import { z } from 'zod';
import type { AssociatedView } from '../queries/list-associated.query.js';
import { displayName } from '../queries/user.view.js';

const accountExample = {
  user_id: 2,
  user_email: 'collaborateur@demo.example',
  user_firstname: 'Nadia',
  user_lastname: 'Ferrand',
  user_fullname: 'collaborateur',
  user_parent: 1,
  user_associated: true,
  user_visa: 1,
  state: 'active',
  invited_at: '2026-11-02T08:12:45.000Z',
  activated_at: '2026-11-02T09:30:00.000Z',
  link_expires_at: null,
  handover_until: null,
} as const;

const associatedAccount = z
  .object({
    user_id: z.int().positive(),
    user_email: z.string(),
    user_firstname: z.string(),
    user_lastname: z.string(),
    user_fullname: z.string(),
    user_parent: z.int().positive().describe('Id of the main account'),
    user_associated: z.literal(true),
    user_visa: z.int().min(0).max(1),
    state: z.enum(['invited', 'active']),
    invited_at: z.iso.datetime(),
    activated_at: z.iso.datetime().nullable(),
    link_expires_at: z.iso
      .datetime()
      .nullable()
      .describe('End of the invitation’s link; null once the account is active'),
    handover_until: z.iso.datetime().nullable().describe('End of a proposal to take the main account over'),
  })
  .meta({
    id: 'AssociatedAccount',
    examples: [accountExample],
  });

export const associatedPage = z
  .object({
    data: z.array(associatedAccount),
    total: z.int().min(0),
    page: z.int().positive(),
    lastPage: z.int().positive(),
    perPage: z.int().positive(),
  })
  .meta({
    id: 'AssociatedPage',
    examples: [{ data: [accountExample], total: 1, page: 1, lastPage: 1, perPage: 20 }],
  });

export const addedResponse = z
  .object({ user_id: z.int().positive(), user_email: z.string(), state: z.literal('invited') })
  .meta({
    id: 'AssociatedAdded',
    examples: [{ user_id: 12, user_email: 'secretariat@demo.example', state: 'invited' }],
  });

export const removedResponse = z
  .object({ deleted: z.literal(true) })
  .meta({ id: 'AssociatedRemoved', examples: [{ deleted: true }] });

export function toAssociatedAccount(view: AssociatedView): z.infer<typeof associatedAccount> {
  return {
    user_id: view.accountId,
    user_email: view.email,
    user_firstname: view.firstName,
    user_lastname: view.lastName,
    user_fullname: displayName(view),
    user_parent: view.parentId,
    user_associated: true,
    user_visa: view.visa,
    state: view.activatedAt === null ? 'invited' : 'active',
    invited_at: view.invitedAt.toISOString(),
    activated_at: view.activatedAt?.toISOString() ?? null,
    link_expires_at: view.linkExpiresAt?.toISOString() ?? null,
    handover_until: view.handoverUntil?.toISOString() ?? null,
  };
}
