import { mail, mailCalls as calls, type InputOf } from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { restMany, restRecord } from '../../../platform/rest/rest-answer.js';
import { contains } from '../../../platform/rest/rest-sql.js';
import { ResendMail, ResendMails, RetryMail, RetryMails } from '../commands/retry-mail.command.js';
import { MailReader, SUBJECT_FACTS } from '../persistence/mail-reader.js';
import { MailRecord } from '../persistence/mail.record.js';
import { GetMailContent } from '../queries/mail-content.query.js';

type Calls = typeof calls;

/** The mails of the product: their steps, the readable part of their content, failures, and retries. */
@Injectable()
export class MailsResource extends ReadOnlyResource({
  name: 'mails',
  title: 'The mails, sent, waiting and failed',
  entity: MailRecord,
  view: 'staff_mail',
  answer: mail,
  from: { subject: SUBJECT_FACTS },
  sorts: ['id', 'state', 'kind', 'created_at', 'sent_at'],
  filters: ['state', 'kind', 'server_reason'],
  period: 'created_at',
  search: (pattern) => contains('r.recipient', pattern),
  found: { title: ['kind'], detail: ['subject', 'recipient'], state: 'state' },
  access: { read: 'staff' },
  scope: 'mails',
  subject: 'mail',
}) {
  constructor(
    reader: MailReader,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {
    super(reader);
  }

  @Access('staff')
  @Serves(calls.content, 'The text of a mail', 'Without the tokens of links, and without typed texts.')
  async content(@Input() { params: { id } }: InputOf<Calls['content']>): Promise<RawJson> {
    return restRecord(await this.queries.execute(new GetMailContent({ mailId: id })));
  }

  @Access('staff')
  @Serves(
    calls.retry,
    'Tries a mail again',
    'One that has failed, or that waits after a failed try. Under its own Message-ID.',
  )
  async retry(@Input() { params: { id } }: InputOf<Calls['retry']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    await this.commands.execute(new RetryMail({ actor, mailId: id }));
    return this.one(id);
  }

  @Access('staff')
  @Serves(calls.resend, 'Sends a sent mail again', 'As a new mail, which is returned.')
  async resend(@Input() { params: { id } }: InputOf<Calls['resend']>, @CurrentActor() actor: Actor): Promise<RawJson> {
    return this.one(await this.commands.execute(new ResendMail({ actor, mailId: id })));
  }

  @Access('staff')
  @Serves(calls.resendMany, 'Sends several sent mails again', 'Each as a new mail. Links that work once are not sent.')
  async resendMany(
    @Input() { body: { ids } }: InputOf<Calls['resendMany']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return restMany(await this.commands.execute(new ResendMails({ actor, mailIds: ids })));
  }

  @Access('staff')
  @Serves(calls.retryMany, 'Tries several mails again', 'Mails that have not failed yet stay as they are.')
  async retryMany(
    @Input() { body: { ids } }: InputOf<Calls['retryMany']>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return restMany(await this.commands.execute(new RetryMails({ actor, mailIds: ids })));
  }
}
