import { z } from 'zod';

const userExample = {
  user_id: 1,
  user_email: 'direction@demo.example',
  user_firstname: 'Claire',
  user_lastname: 'Morvan',
  user_fullname: 'Claire Morvan',
  user_parent: 0,
  user_associated: false,
  user_visa: 1,
  user_address: '1 rue des Champs, 35000 Rennes',
  user_role: 'member',
  siret: '77500001100012',
  company_name: 'Maison familiale rurale du Haut Bocage',
  user_deletion_on: null,
} as const;

/** The user object of the member API (specification section 3, product decisions, section 2). */
export const userResponse = z
  .object({
    user_id: z.int().positive(),
    user_email: z.string(),
    user_firstname: z.string(),
    user_lastname: z.string(),
    user_fullname: z.string(),
    user_parent: z.int().min(0).describe('Id of the main account, 0 for a main account'),
    user_associated: z.boolean(),
    user_visa: z.int().min(0).max(1).describe('1 = active'),
    user_address: z.string().describe('Postal address'),
    user_role: z.enum(['member', 'staff', 'admin']),
    siret: z.string().nullable(),
    company_name: z.string().nullable(),
    user_deletion_on: z.iso.date().nullable().describe('The day of a planned deletion, which suspends the account'),
  })
  .meta({ id: 'User', examples: [userExample] });

export const sessionResponse = z.object({ token: z.string(), user: userResponse, siret: z.string().nullable() }).meta({
  id: 'Session',
  examples: [{ token: 'mW2cH5nq0J8vYx1rT6bKpD3sZ9aLfQ4uEgX7oV0iRdM', user: userExample, siret: userExample.siret }],
});
