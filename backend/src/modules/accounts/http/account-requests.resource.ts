import { accountRequest, staffAccountCalls, staffCalls, type InputOf } from '@valorisation/contract';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Actor } from '../../../platform/access/actor.js';
import { CurrentActor } from '../../../platform/access/current.decorator.js';
import type { RawJson } from '../../../platform/http/raw-json.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { restMany } from '../../../platform/rest/rest-answer.js';
import { ReadOnlyResource } from '../../../platform/rest/read-only-resource.js';
import { accountName } from '../../../platform/rest/rest-fields.js';
import { RestReader } from '../../../platform/rest/rest-reader.js';
import { contains } from '../../../platform/rest/rest-sql.js';
import { registerFacts } from '../../directory/index.js';
import { AnswerAccountRequests, RefuseAccountRequest } from '../commands/account-request.command.js';
import { AccountRequestRecord } from '../persistence/account.records.js';
import { typedSiret } from './typed-siret.js';

/** The searched text: the same expression as in the index of the table. */
const SEARCHED = `r.company_name || ' ' || r.siret || ' ' || r.first_name || ' ' || r.last_name || ' ' || r.email`;

/** Requests for accounts. v1/user/send/mail/{id} accepts one. The row holds who decided. */
@Injectable()
export class AccountRequestsResource extends ReadOnlyResource({
  name: 'account-requests',
  title: 'Requests for accounts',
  entity: AccountRequestRecord,
  answer: accountRequest,
  from: {
    user_email: 'email',
    user_firstname: 'firstName',
    user_lastname: 'lastName',
    user_address: 'postalAddress',
    has_account: { sql: 'r.login_id is not null' },
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
    register: { sql: registerFacts('r.siret') },
    decided_by: accountName('decided_by'),
  },
  sorts: ['id', 'created_at', 'company_name', 'user_lastname', 'state', 'siret'],
  filters: ['state'],
  search: (pattern) => `(${contains(SEARCHED, pattern)} or ${contains(SEARCHED, typedSiret(pattern))})`,
  found: { title: ['company_name'], detail: ['user_firstname', 'user_lastname', 'user_email'], state: 'state' },
  access: { read: 'staff' },
  subject: 'request',
}) {
  constructor(
    reader: RestReader,
    private readonly commands: CommandBus,
  ) {
    super(reader);
  }

  @Access('staff')
  @Serves(staffCalls.refuse, 'Refuses a request', 'The applicant gets the reason by mail.')
  async refuse(
    @Input() { params: { id }, body: { reason } }: InputOf<typeof staffCalls.refuse>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    await this.commands.execute(new RefuseAccountRequest({ requestId: id, reason, actor }));
    return this.one(id);
  }

  @Access('staff')
  @Serves(
    staffAccountCalls.acceptRequests,
    'Accepts several requests',
    'Each request separately: one that cannot be accepted is returned with its refusal and does not block the others.',
  )
  async acceptMany(
    @Input() { body: { ids, beside } }: InputOf<typeof staffAccountCalls.acceptRequests>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return restMany(
      await this.commands.execute(
        new AnswerAccountRequests({ requestIds: ids, answer: { accept: true, beside }, actor }),
      ),
    );
  }

  @Access('staff')
  @Serves(
    staffAccountCalls.refuseRequests,
    'Refuses several requests',
    'Each request separately; every applicant gets the reason by mail.',
  )
  async refuseMany(
    @Input() { body: { ids, reason } }: InputOf<typeof staffAccountCalls.refuseRequests>,
    @CurrentActor() actor: Actor,
  ): Promise<RawJson> {
    return restMany(
      await this.commands.execute(
        new AnswerAccountRequests({ requestIds: ids, answer: { accept: false, reason }, actor }),
      ),
    );
  }
}
