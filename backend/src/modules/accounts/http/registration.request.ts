import { normalizeSiret, siretMessage } from '@valorisation/rules';
import { z } from 'zod';
import { requiredNameField } from '../../../platform/http/name-field.js';
import { emailField, LONGEST_ADDRESS, LONGEST_COMPANY_NAME, LONGEST_NAME } from './account-fields.js';

const LONGEST_SIRET = 100;

/** These texts stand in mails to an address that nobody has confirmed: they must not carry anybody's links. */
const LINK = /:\/\/|www\.|@|\w\.(?:com|net|org|info|biz|fr|eu|io|me|ru|cn|xyz|top|shop|site|online)\b/i;

const line = (longest: number) => requiredNameField(longest).refine((text) => !LINK.test(text), 'texte_avec_lien');

const siretField = z
  .string('obligatoire')
  .max(LONGEST_SIRET, 'invalide')
  .superRefine((typed, context) => {
    const message = siretMessage(typed);
    if (message !== null) context.addIssue({ code: 'custom', message: `texte:${message}` });
  })
  .transform(normalizeSiret);

export const registrationRequest = z
  .object({
    siret: siretField,
    company_name: line(LONGEST_COMPANY_NAME),
    user_email: emailField,
    user_firstname: line(LONGEST_NAME),
    user_lastname: line(LONGEST_NAME),
    user_address: line(LONGEST_ADDRESS).describe('Postal address of the establishment'),
    rgpd: z.literal(true, 'consentement').describe('Consent to what is kept, and why'),
  })
  .meta({
    id: 'RegistrationRequest',
    examples: [
      {
        siret: '775 000 003 00019',
        company_name: 'Maison familiale des Coteaux',
        user_email: 'direction@lycee.example',
        user_firstname: 'Claire',
        user_lastname: 'Morvan',
        user_address: '1 rue des Champs, 35000 Rennes',
        rgpd: true,
      },
    ],
  });

export type RegistrationRequest = z.infer<typeof registrationRequest>;
