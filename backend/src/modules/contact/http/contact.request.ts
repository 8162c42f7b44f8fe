import { z } from 'zod';
import { requiredNameField } from '../../../platform/http/name-field.js';

const LONGEST_NAME = 120;
const LONGEST_EMAIL = 254;
const LONGEST_SUBJECT = 150;
const LONGEST_MESSAGE = 5000;

const subject = requiredNameField(LONGEST_SUBJECT);
const message = z.string('obligatoire').trim().min(1, 'obligatoire').max(LONGEST_MESSAGE, 'message_trop_long');

export const memberMessageRequest = z.object({ subject, message }).meta({
  id: 'MemberMessageRequest',
  examples: [{ subject: 'Une question de classement', message: 'Quelle fonction retenir pour l’accueil ?' }],
});

export type MemberMessageRequest = z.infer<typeof memberMessageRequest>;

export const publicMessageRequest = z
  .object({
    name: requiredNameField(LONGEST_NAME),
    email: requiredNameField(LONGEST_EMAIL).pipe(z.email('adresse_invalide')),
    subject,
    message,
    website: z.string().max(1000, 'invalide').default('').describe('Stays empty: a field that people do not see'),
  })
  .meta({
    id: 'PublicMessageRequest',
    examples: [
      {
        name: 'Camille Durand',
        email: 'camille.durand@exemple.fr',
        subject: 'Question de classement',
        message: 'Quelle fonction retenir pour l’accueil ?',
        website: '',
      },
    ],
  });

export type PublicMessageRequest = z.infer<typeof publicMessageRequest>;
