import { Controller, Header } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { profileNoteCalls as calls, type InputOf, type ProfileNote } from '@valorisation/contract';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Member } from '../../../platform/access/actor.js';
import { CurrentMember } from '../../../platform/access/current.decorator.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { AddProfileNote, ChangeProfileNote, DeleteProfileNote } from '../commands/profile-note.command.js';
import { ListProfileNotes } from '../queries/profile-notes.query.js';

type Calls = typeof calls;

@Controller()
@Access('main')
export class ProfileNotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    calls.list,
    'The notes of the head about a person',
    'The latest first. Associated accounts and staff read none.',
  )
  @Header('cache-control', 'no-store')
  async list(
    @Input() { params: { id } }: InputOf<Calls['list']>,
    @CurrentMember() actor: Member,
  ): Promise<readonly ProfileNote[]> {
    return this.queries.execute(new ListProfileNotes({ actor, profileId: id }));
  }

  @Serves(calls.add, 'Adds a note about a person')
  async add(
    @Input() { params: { id }, body: { content, writtenOn } }: InputOf<Calls['add']>,
    @CurrentMember() actor: Member,
  ): Promise<ProfileNote> {
    return this.commands.execute(new AddProfileNote({ actor, profileId: id, content, writtenOn }));
  }

  @Serves(calls.change, 'Changes the text of a note', 'The day on which it was written stays.')
  async change(
    @Input() { params: { id }, body: { content, version } }: InputOf<Calls['change']>,
    @CurrentMember() actor: Member,
  ): Promise<ProfileNote> {
    return this.commands.execute(new ChangeProfileNote({ actor, id, version, content }));
  }

  @Serves(calls.delete, 'Deletes a note')
  async delete(
    @Input() { params: { id }, body: { version } }: InputOf<Calls['delete']>,
    @CurrentMember() actor: Member,
  ): Promise<ProfileNote> {
    return this.commands.execute(new DeleteProfileNote({ actor, id, version }));
  }
}
