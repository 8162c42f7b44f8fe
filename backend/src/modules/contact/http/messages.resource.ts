import { message, messageCalls as calls, type InputOf } from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus, type Command } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { restRecord } from '../../../platform/rest/rest-answer.js';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { RestReader } from '../../../platform/rest/rest-reader.js';
import { contains } from '../../../platform/rest/rest-sql.js';
import {
  AnswerMessage,
  AssignMessage,
  CloseMessage,
  NoteMessage,
  ReopenMessage,
} from '../commands/conversation.command.js';
import { ContactMessageRecord } from '../persistence/contact-message.record.js';
import { GetMessageFigures, GetMessageThread } from '../queries/conversation.query.js';

type Calls = typeof calls;

@Injectable()
export class MessagesResource extends ReadOnlyResource({
  name: 'messages',
  title: 'The messages to the employer body',
  entity: ContactMessageRecord,
  view: 'staff_message',
  answer: message,
  from: {
    assignee: accountName('assigned_to'),
    company_name: { sql: 'e.company_name', joins: ['left join establishment e on e.id = r.establishment_id'] },
  },
  sorts: ['id', 'created_at', 'answered_at', 'closed_at', 'name', 'subject'],
  filters: ['state', 'sender', 'doubtful', 'assigned_to'],
  period: 'created_at',
  search: (pattern) => contains('r.searched', pattern),
  found: { title: ['subject'], detail: ['name', 'company_name'], state: 'state', text: ['message', 'email'] },
  access: { read: 'staff' },
  subject: 'message',
}) {
  constructor(
    reader: RestReader,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {
    super(reader);
  }

  @Access('staff')
  @Serves(calls.thread, 'The answers and notes of a message', 'With the staff accounts that may look after it.')
  async thread(@Input() { params: { id } }: InputOf<Calls['thread']>): Promise<RawJson> {
    return restRecord(await this.queries.execute(new GetMessageThread({ messageId: id })));
  }

  @Access('staff')
  @Serves(calls.figures, 'Messages of a period, and the median time to the first answer')
  async figures(@Input() { query: { from, to } }: InputOf<Calls['figures']>): Promise<RawJson> {
    return restRecord(await this.queries.execute(new GetMessageFigures({ from: from ?? null, to: to ?? null })));
  }

  @Access('staff')
  @Serves(calls.assign, 'Assigns a message to a staff member, or to none')
  async assign(
    @Input() { params: { id }, body: { to, version } }: InputOf<Calls['assign']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.after(new AssignMessage({ actor, target: { id, version }, to }), id);
  }

  @Access('staff')
  @Serves(
    calls.answer,
    'Answers by mail',
    'In the thread of the sender’s copy; the first person to answer looks after the message.',
  )
  async answer(
    @Input() { params: { id }, body: { text, closes, version } }: InputOf<Calls['answer']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.after(new AnswerMessage({ actor, target: { id, version }, text, closes }), id);
  }

  @Access('staff')
  @Serves(calls.note, 'Writes a note that only staff read')
  async note(
    @Input() { params: { id }, body: { text } }: InputOf<Calls['note']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.after(new NoteMessage({ actor, target: { id }, text }), id);
  }

  @Access('staff')
  @Serves(calls.close, 'Closes a conversation')
  async close(
    @Input() { params: { id }, body: { version } }: InputOf<Calls['close']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.after(new CloseMessage({ actor, target: { id, version } }), id);
  }

  @Access('staff')
  @Serves(calls.reopen, 'Opens a conversation again')
  async reopen(
    @Input() { params: { id }, body: { version } }: InputOf<Calls['reopen']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return this.after(new ReopenMessage({ actor, target: { id, version } }), id);
  }

  private async after(command: Command<void>, id: number): Promise<RawJson> {
    await this.commands.execute(command);
    return this.one(id);
  }
}
