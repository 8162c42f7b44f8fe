import { mail, staffCalls, type InputOf } from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { RestReader } from '../../../platform/rest/rest-reader.js';
import { RetryMail } from '../commands/retry-mail.command.js';
import { MailRecord } from '../persistence/mail.record.js';

/** The mails of the product: what failed for good, and another try at it. */
@Injectable()
export class MailsResource extends ReadOnlyResource({
  name: 'mails',
  title: 'The mails, sent, waiting and failed',
  entity: MailRecord,
  answer: mail,
  sorts: ['id', 'state', 'kind', 'created_at', 'sent_at'],
  filters: ['state'],
  access: { read: 'staff' },
  scope: 'mails',
  subject: 'mail',
}) {
  constructor(
    reader: RestReader,
    private readonly commands: CommandBus,
  ) {
    super(reader);
  }

  @Serves(staffCalls.retryMail, 'Tries a failed mail again', 'Under its own Message-ID.')
  async retry(
    @Input() { params: { id } }: InputOf<typeof staffCalls.retryMail>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    await this.commands.execute(new RetryMail(actor, id));
    return this.one(id);
  }
}
