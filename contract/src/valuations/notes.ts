/** The notes of a head about a person. No other account reads them. */
import * as z from 'zod/mini';
import { get, post } from '../call.js';
import { about, id, list, pathId, readId, typedDay } from '../data.js';
import { wire, wireObject } from '../wire.js';

const LONGEST_NOTE = 4_000;

const note = wireObject(
  {
    id: wire('note_id', id),
    version: wire('version', id),
    writtenOn: wire('note_date', z.iso.date()),
    content: wire('note_text', z.string()),
  },
  { id: 'ProfileNote' },
);
export type ProfileNote = z.output<typeof note>;

const content = wire(
  'note_text',
  z.string('obligatoire').check(z.trim(), z.minLength(1, 'obligatoire'), z.maxLength(LONGEST_NOTE, 'texte_trop_long')),
);
const version = wire('version', readId);

const newNote = wireObject(
  {
    content,
    writtenOn: wire('note_date', about(z.optional(typedDay), 'The day on which it was written; today if left out')),
  },
  { id: 'AddProfileNoteRequest' },
);
const changedNote = wireObject({ content, version }, { id: 'ChangeProfileNoteRequest' });
const deletedNote = wireObject({ version }, { id: 'DeleteProfileNoteRequest' });

const one = { params: { id: pathId } };
const READ = ['introuvable', 'version_perimee', 'donnees_invalides', 'conflit'] as const;

export const profileNoteCalls = {
  /** The id is the person's, and that of the note below. */
  list: get('/v1/user/notes/:id', { ...one, answer: list(note), refuses: ['introuvable'] }),
  add: post('/v1/user/notes/:id', {
    ...one,
    body: newNote,
    answer: note,
    status: [201],
    refuses: ['introuvable', 'donnees_invalides', 'conflit'],
  }),
  change: post('/v1/user/notes/change/:id', { ...one, body: changedNote, answer: note, refuses: READ }),
  delete: post('/v1/user/notes/delete/:id', { ...one, body: deletedNote, answer: note, refuses: READ }),
};
