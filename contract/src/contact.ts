import * as z from 'zod/mini';
import { LONGEST_EMAIL, requiredNameField } from './accounts/fields.js';
import { post } from './call.js';
import { about } from './data.js';
import { wire, wireObject } from './wire.js';

const LONGEST_NAME = 120;
const LONGEST_SUBJECT = 150;
const LONGEST_MESSAGE = 5000;
const LONGEST_TRAP = 1000;

const memberMessage = wireObject(
  {
    subject: wire('subject', requiredNameField(LONGEST_SUBJECT)),
    message: wire(
      'message',
      z
        .string('obligatoire')
        .check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_MESSAGE, 'message_trop_long')),
    ),
  },
  { id: 'MemberMessageRequest' },
);
export type MemberMessage = z.output<typeof memberMessage>;

const publicMessage = wireObject(
  {
    name: wire('name', requiredNameField(LONGEST_NAME)),
    email: wire('email', z.pipe(requiredNameField(LONGEST_EMAIL), z.email('adresse_invalide'))),
    ...memberMessage.fields,
    website: wire(
      'website',
      about(
        z._default(z.string().check(z.maxLength(LONGEST_TRAP, 'invalide')), ''),
        'Stays empty: a field hidden from people',
      ),
    ),
  },
  { id: 'PublicMessageRequest' },
);
export type PublicMessage = z.output<typeof publicMessage>;

const written = {
  answer: wireObject({ sent: wire('sent', z.literal(true)) }, { id: 'MessageSent' }),
  refuses: ['donnees_invalides', 'trop_de_tentatives'],
} as const;

export const contactCalls = {
  write: post('/v1/user/options', { body: memberMessage, ...written }),
  writeWithoutAccount: post('/v1/user/options/contact', { body: publicMessage, ...written }),
};
