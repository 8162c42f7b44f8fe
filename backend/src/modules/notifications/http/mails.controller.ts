import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import {
  AnswersRestRecord,
  AnswersRestList,
  idsFilter,
  restList,
  restListRequest,
  restRecord,
} from '../../../platform/http/rest-list.js';
import { RetryMail } from '../commands/retry-mail.command.js';
import { ListMails, MAIL_SORTS, type MailView } from '../queries/list-mails.query.js';
import { mailResponse } from './mail.response.js';

const mailListRequest = restListRequest(MAIL_SORTS, {
  id: idsFilter.optional(),
  state: z.enum(['waiting', 'sent', 'failed'], 'invalide').optional(),
});

/** The mails of the product as staff see them: what failed for good, and another try at it. */
@Controller('admin/mails')
@Access('staff')
export class MailsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Summary('The mails, sent, waiting and failed')
  @AnswersRestList(mailResponse)
  @Refuses('donnees_invalides')
  async list(
    @Query({ schema: mailListRequest }) { sort, range, filter }: z.infer<typeof mailListRequest>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RawJson> {
    const [first, last] = range;
    const { mails, total } = await this.queries.execute(
      new ListMails({
        sort: sort[0],
        descending: sort[1] === 'DESC',
        first,
        limit: last - first + 1,
        state: filter?.state ?? null,
        ids: filter?.id ?? null,
      }),
    );
    return restList(reply, 'mails', { rows: mails.map(toResponse), first, total });
  }

  @Get(':id')
  @Summary('One mail')
  @AnswersRestRecord(mailResponse)
  @Refuses('introuvable')
  async one(@Param('id', IdPipe) id: number): Promise<RawJson> {
    return restRecord(await this.find(id));
  }

  @Post(':id/retry')
  @HttpCode(200)
  @Summary('Tries a failed mail again', 'Under its own Message-ID.')
  @AnswersRestRecord(mailResponse)
  @Refuses('introuvable', 'mail_sans_echec')
  async retry(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<RawJson> {
    await this.commands.execute(new RetryMail(actor, id));
    return restRecord(await this.find(id));
  }

  private async find(id: number): Promise<z.infer<typeof mailResponse>> {
    const question = { sort: 'id', descending: false, first: 0, limit: 1, state: null, ids: [id] } as const;
    const [mail] = (await this.queries.execute(new ListMails(question))).mails;
    if (mail === undefined) throw notFound('mail');
    return toResponse(mail);
  }
}

function toResponse({ errorCode, createdAt, sentAt, ...mail }: MailView): z.infer<typeof mailResponse> {
  return {
    ...mail,
    error_code: errorCode,
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  };
}
