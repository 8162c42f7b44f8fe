import { HttpCode, Injectable, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { AnswersRestRecord } from '../../../platform/rest/rest-answer.js';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { RestReader } from '../../../platform/rest/rest-reader.js';
import { RetryMail } from '../commands/retry-mail.command.js';
import { MAIL_FAILURES } from '../mail-contents.js';
import { MailRecord } from '../persistence/mail.record.js';

/** A mail as staff see it: to whom, how it went; never what it says. Instants in ISO, UTC. */
export const mailResponse = z
  .object({
    id: z.int().positive(),
    kind: z.string().describe('Which mail, as the folders of templates/mail are named'),
    recipient: z.string(),
    state: z.enum(['waiting', 'sent', 'failed']),
    attempts: z.int().min(0),
    error_code: z
      .enum(MAIL_FAILURES)
      .nullable()
      .describe('refuse: turned down by the server; injoignable: no answer; non_redige: its template is at fault'),
    created_at: z.string(),
    sent_at: z.string().nullable(),
  })
  .meta({
    id: 'Mail',
    examples: [
      {
        id: 7,
        kind: 'activation',
        recipient: 'direction@demo.example',
        state: 'failed',
        attempts: 12,
        error_code: 'injoignable',
        created_at: '2026-11-20T09:30:00.000Z',
        sent_at: null,
      },
    ],
  });

/** The mails of the product: what failed for good, and another try at it. */
@Injectable()
export class MailsResource extends ReadOnlyResource({
  name: 'mails',
  title: 'The mails, sent, waiting and failed',
  entity: MailRecord,
  answer: mailResponse,
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

  @Post(':id/retry')
  @HttpCode(200)
  @Summary('Tries a failed mail again', 'Under its own Message-ID.')
  @AnswersRestRecord(mailResponse)
  @Refuses('introuvable', 'mail_sans_echec')
  async retry(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<RawJson> {
    await this.commands.execute(new RetryMail(actor, id));
    return this.one(id);
  }
}
