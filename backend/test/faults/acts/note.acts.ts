/** What heads note about people. Nothing of it is in the journal. */
import { z } from 'zod';
import type { Act, Trace } from './act.js';
import type { Person, Stage } from './stage.js';

const NOTES = '/v1/user/notes';
const silentlyIn = 'profile_note';

const writtenNote = z.looseObject({ note_id: z.int(), version: z.int() });

async function aPerson(stage: Stage, { client }: Person): Promise<number> {
  const profile_name = stage.aValue();
  await stage.ask(client, '/v1/user/profile', { profile_name });
  return stage.id('select id from profile where name = $1', profile_name);
}

async function aNote(stage: Stage) {
  const head = await stage.aHead();
  const path = `${NOTES}/${await aPerson(stage, head)}`;
  return { head, ...(await stage.payload(writtenNote, head.client, path, { note_text: stage.aValue() })) };
}

export const noteActs: readonly Act[] = [
  {
    name: 'add-note',
    command: 'AddProfileNote',
    silentlyIn,
    prepare: async (stage) => {
      const head = await stage.aHead();
      const note_text = stage.aValue();
      const leaves: Trace = ['select from profile_note where content = $1', note_text];
      return { by: head.client, path: `${NOTES}/${await aPerson(stage, head)}`, body: { note_text }, leaves };
    },
  },
  {
    name: 'change-note',
    command: 'ChangeProfileNote',
    silentlyIn,
    prepare: async (stage) => {
      const { head, note_id, version } = await aNote(stage);
      const note_text = stage.aValue();
      const leaves: Trace = ['select from profile_note where content = $1', note_text];
      return { by: head.client, path: `${NOTES}/change/${note_id}`, body: { note_text, version }, leaves };
    },
  },
  {
    name: 'delete-note',
    command: 'DeleteProfileNote',
    silentlyIn,
    prepare: async (stage) => {
      const { head, note_id, version } = await aNote(stage);
      const leaves: Trace = ['select where not exists (select from profile_note where id = $1)', note_id];
      return { by: head.client, path: `${NOTES}/delete/${note_id}`, body: { version }, leaves };
    },
  },
];
