import { Body, HttpCode, Injectable, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import { Refuses, Summary } from '../../../platform/http/api-doc.decorator.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { AnswersRestRecord } from '../../../platform/rest/rest-answer.js';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { RestReader } from '../../../platform/rest/rest-reader.js';
import { RefuseAccountRequest } from '../commands/registration.command.js';
import { REGISTER_FINDINGS } from '../domain/public-request.js';
import { AccountRequestRecord } from '../persistence/account-request.record.js';
import { refuseRequest, type RefuseRequest } from './account-requests.request.js';

/** A request for an account, as staff see it. */
export const accountRequestResponse = z
  .object({
    id: z.int().positive(),
    state: z.enum(['waiting', 'accepted', 'refused']),
    siret: z.string(),
    company_name: z.string(),
    user_email: z.string(),
    user_firstname: z.string(),
    user_lastname: z.string(),
    user_address: z.string(),
    register_finding: z
      .enum(REGISTER_FINDINGS)
      .describe('What the public register said of the SIRET; unchecked: nobody could ask it'),
    head_email: z.string().nullable().describe('The head that the establishment has now'),
    refusal_reason: z.string().nullable(),
    activated: z.boolean().nullable().describe('Of an accepted request: whether its holder chose a password'),
    created_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
    decided_by: z.string().nullable(),
  })
  .meta({
    id: 'AccountRequest',
    examples: [
      {
        id: 1,
        state: 'waiting',
        siret: '77500002900018',
        company_name: 'Maison familiale des Coteaux',
        user_email: 'direction@coteaux.example',
        user_firstname: 'Nadia',
        user_lastname: 'Ferrand',
        user_address: '8 chemin des Vignes, 33000 Bordeaux',
        register_finding: 'other-agreement',
        head_email: null,
        refusal_reason: null,
        activated: null,
        created_at: '2026-11-20T09:30:00.000Z',
        decided_at: null,
        decided_by: null,
      },
    ],
  });

/** Accepting is v1/user/send/mail/{id}; who decided stands in the row. */
@Injectable()
export class AccountRequestsResource extends ReadOnlyResource({
  name: 'account-requests',
  title: 'Requests for accounts',
  entity: AccountRequestRecord,
  answer: accountRequestResponse,
  from: {
    user_email: 'email',
    user_firstname: 'firstName',
    user_lastname: 'lastName',
    user_address: 'postalAddress',
    head_email: {
      sql: 'head.email',
      joins: [
        'left join lateral find_main_account(r.siret) main on true',
        'left join lateral find_account_card(main.account_id) head on true',
      ],
    },
    activated: {
      sql: `case r.state when 'accepted' then holder.activated end`,
      joins: ['left join lateral find_account_card(r.account_id) holder on true'],
    },
    decided_by: accountName('decided_by'),
  },
  sorts: ['id', 'created_at', 'company_name', 'user_lastname', 'state', 'siret'],
  filters: ['state'],
  search: ['company_name', 'siret', 'user_firstname', 'user_lastname', 'user_email'],
  access: { read: 'staff' },
  subject: 'request',
}) {
  constructor(
    reader: RestReader,
    private readonly commands: CommandBus,
  ) {
    super(reader);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @Summary('Refuses a request', 'The reason is mailed to the applicant.')
  @AnswersRestRecord(accountRequestResponse)
  @Refuses('introuvable', 'demande_traitee')
  async refuse(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body({ schema: refuseRequest }) { reason }: RefuseRequest,
  ): Promise<RawJson> {
    await this.commands.execute(new RefuseAccountRequest(id, reason, actor));
    return this.one(id);
  }
}
