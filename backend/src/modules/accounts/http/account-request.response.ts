import { z } from 'zod';
import { REGISTER_FINDINGS } from '../domain/public-request.js';
import type { AccountRequestRow } from '../queries/list-account-requests.query.js';

/** A request for an account, as staff see it. */
export const accountRequestResponse = z
  .object({
    id: z.int().positive(),
    state: z.enum(['waiting', 'accepted', 'refused']),
    siret: z.string(),
    company_name: z.string(),
    user_email: z.string(),
    user_firstname: z.string(),
    user_lastname: z.string(),
    user_address: z.string(),
    register_finding: z
      .enum(REGISTER_FINDINGS)
      .describe('What the public register said of the SIRET; unchecked: nobody could ask it'),
    head_email: z.string().nullable().describe('The head that the establishment has now'),
    refusal_reason: z.string().nullable(),
    activated: z.boolean().nullable().describe('Of an accepted request: whether its holder chose a password'),
    created_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
    decided_by: z.string().nullable(),
  })
  .meta({
    id: 'AccountRequest',
    examples: [
      {
        id: 1,
        state: 'waiting',
        siret: '77500002900018',
        company_name: 'Maison familiale des Coteaux',
        user_email: 'direction@coteaux.example',
        user_firstname: 'Nadia',
        user_lastname: 'Ferrand',
        user_address: '8 chemin des Vignes, 33000 Bordeaux',
        register_finding: 'other-agreement',
        head_email: null,
        refusal_reason: null,
        activated: null,
        created_at: '2026-11-20T09:30:00.000Z',
        decided_at: null,
        decided_by: null,
      },
    ],
  });

export function toAccountRequest(row: AccountRequestRow): z.infer<typeof accountRequestResponse> {
  return {
    id: row.id,
    state: row.state,
    siret: row.siret,
    company_name: row.companyName,
    user_email: row.email,
    user_firstname: row.firstName,
    user_lastname: row.lastName,
    user_address: row.postalAddress,
    register_finding: row.registerFinding,
    head_email: row.headEmail,
    refusal_reason: row.refusalReason,
    activated: row.activated,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedBy,
  };
}
