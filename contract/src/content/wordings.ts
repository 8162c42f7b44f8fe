/** The words of the mails. They are content like the pages, so staff draft, preview, publish and restore them. */
import * as z from 'zod/mini';
import { about, id, list } from '../data.js';
import { publication, publicationExample, text, title } from './staff.js';

const LONGEST_WORDING = 2_000;
const MOST_TEXTS = 40;

const unit = z.object({
  kind: z.enum(['title', 'subject', 'paragraph', 'button']),
  facts: about(list(z.string()), 'For each mark of the text, the value of a sample; empty for a condition or a link'),
});
export type WordingUnit = z.output<typeof unit>;

export const staffWording = z
  .object({
    id,
    name: about(z.string(), 'The kind of the mail'),
    title: about(title, 'What the mail is for'),
    texts: about(
      z.array(text(LONGEST_WORDING)).check(z.maxLength(MOST_TEXTS, 'liste_trop_longue')),
      'By place of the mail. Marks such as `[1]` stand for facts, links and conditions; each stays in its place',
    ),
    units: about(list(unit), 'What each text is'),
    ...publication,
  })
  .register(z.globalRegistry, {
    id: 'StaffWording',
    examples: [
      {
        id: 1,
        name: 'activation',
        title: 'Activation du compte',
        texts: ['Activez votre compte', 'Le lien reste valable 7 jours.'],
        units: [
          { kind: 'title', facts: [] },
          { kind: 'paragraph', facts: [] },
        ],
        ...publicationExample,
      },
    ],
  });
export type StaffWording = z.output<typeof staffWording>;
