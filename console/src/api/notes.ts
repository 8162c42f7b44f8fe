/** The notes of the head about a person. The calls may run after the screen has closed, by an undo. */
import { profileNoteCalls as calls, type ProfileNote } from '@valorisation/contract';
import { call } from './call';
import { useCall } from './useCall';

export type { ProfileNote } from '@valorisation/contract';

export const useNotes = (profileId: number) => useCall(calls.list, { params: { id: profileId } });

/** The note gets today's date unless a day is given. */
export const addNote = (profileId: number, body: Pick<ProfileNote, 'content'> & Partial<ProfileNote>) =>
  call(calls.add, { params: { id: profileId }, body });

export const changeNote = ({ id, version }: ProfileNote, content: string) =>
  call(calls.change, { params: { id }, body: { version, content } });

export const deleteNote = ({ id, version }: ProfileNote) => call(calls.delete, { params: { id }, body: { version } });
