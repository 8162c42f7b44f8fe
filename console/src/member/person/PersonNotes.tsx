/** The notes of the head about a person. Only main accounts open them; each act on a note can be undone. */
import { useQueryClient } from '@tanstack/react-query';
import { formatDay } from '@valorisation/rules';
import { useRef, useState } from 'react';
import { messageOf } from '../../core/errors';
import { showToast } from '../../core/toasts';
import { addNote, changeNote, deleteNote, useNotes, type ProfileNote } from '../../api/notes';
import { refreshLists } from '../../api/rows';
import { person } from '../../i18n/fr/person';
import { Button } from '../../ui/Button';
import { FormDialog } from '../../ui/form/FormDialog';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { Cluster, Text } from '../../ui/layout/primitives';
import { Refusal } from '../../ui/Refusal';
import { TextArea } from '../../ui/TextField';
import { useUndoable } from '../life/useUndoable';
import styles from './Person.module.css';

const { notes: words } = person;

interface NoteDialogProps {
  profileId: number;
  /** Undefined for a new note. */
  note: ProfileNote | undefined;
  onClose: () => void;
}

function NoteDialog({ profileId, note, onClose }: NoteDialogProps) {
  const client = useQueryClient();
  const showUndoable = useUndoable();
  const form = useBoundForm<{ content: string }>({
    labels: { content: words.content },
    start: { content: note?.content ?? '' },
    check: ({ content }) => ({ content: content.trim() === '' ? words.empty : null }),
    send: async ({ content }) => {
      const kept = note === undefined ? await addNote(profileId, { content }) : await changeNote(note, content);
      await refreshLists(client);
      onClose();
      if (note === undefined) showUndoable(words.added, { message: words.addUndone, send: () => deleteNote(kept) });
      else showUndoable(words.changed, { message: words.changeUndone, send: () => changeNote(kept, note.content) });
    },
  });
  const title = note === undefined ? words.add : words.changing(formatDay(note.writtenOn));
  return (
    <FormDialog title={title} form={form} submit={words.save} onClose={onClose}>
      <TextArea {...form.field('content')} rows={6} hint={words.hint} />
    </FormDialog>
  );
}

export function PersonNotes({ profileId }: { profileId: number }) {
  const { data: notes = [], error } = useNotes(profileId);
  const client = useQueryClient();
  const showUndoable = useUndoable();
  const adding = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ readonly note?: ProfileNote } | null>(null);

  async function remove(note: ProfileNote) {
    try {
      await deleteNote(note);
      // Its button disappears.
      adding.current?.focus();
      const again = { message: words.deletionUndone, send: () => addNote(profileId, note) };
      showUndoable(words.deleted, again);
    } catch (refusal) {
      showToast(messageOf(refusal), 'error');
    }
    await refreshLists(client);
  }

  return (
    <section aria-label={words.title}>
      <h2 className={styles.heading}>{words.title}</h2>
      <Text tone="note">{words.rule}</Text>
      <Refusal text={error && messageOf(error)} />
      <ul className={styles.entries}>
        {notes.map((note) => {
          const day = formatDay(note.writtenOn);
          return (
            <li key={note.id}>
              <Text tone="note">{day}</Text>
              {note.content}
              <Cluster gap={4}>
                <Button
                  variant="quiet"
                  size="small"
                  flush="start"
                  aria-label={words.changing(day)}
                  onClick={() => setOpened({ note })}
                >
                  {words.change}
                </Button>
                <Button variant="quiet" size="small" aria-label={words.deleting(day)} onClick={() => void remove(note)}>
                  {words.delete}
                </Button>
              </Cluster>
            </li>
          );
        })}
      </ul>
      <Button ref={adding} variant="quiet" flush="start" onClick={() => setOpened({})}>
        {words.add}
      </Button>
      {opened && <NoteDialog profileId={profileId} note={opened.note} onClose={() => setOpened(null)} />}
    </section>
  );
}
