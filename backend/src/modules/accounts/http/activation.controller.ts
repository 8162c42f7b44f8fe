import { registrationCalls, type ActivatedSession, type InputOf } from '@valorisation/contract';
import { Controller, Header, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentLink } from '../../../platform/access/bearer-token.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { WritesByGet } from '../../../platform/http/writes.js';
import { ActivateAccount } from '../commands/password.command.js';
import { deviceOf } from '../domain/device.js';
import { GetUser } from '../queries/get-user.query.js';
import { toUser } from './user.mapper.js';

type Calls = typeof registrationCalls;

/** The first password, chosen with the token of the activation mail as Bearer. */
@Controller()
@Access('public')
export class ActivationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(
    registrationCalls.activate,
    'Activates the account and signs in',
    'The Bearer token is that of the activation mail.',
  )
  @Header('cache-control', 'no-store')
  async activate(
    @Input() { body: { password } }: InputOf<Calls['activate']>,
    @CurrentLink() token: string,
    @Req() request: FastifyRequest,
  ): Promise<ActivatedSession> {
    return this.open(token, password, request);
  }

  @Serves(
    registrationCalls.activateByGet,
    'Activates the account and signs in',
    'The call of the partner interface; a body does not show the password in the address.',
  )
  @WritesByGet()
  async activateByQuery(
    @Input() { query: { password } }: InputOf<Calls['activateByGet']>,
    @CurrentLink() token: string,
    @Req() request: FastifyRequest,
  ): Promise<ActivatedSession> {
    return this.open(token, password, request);
  }

  private async open(link: string, password: string, { ip, id, headers }: FastifyRequest): Promise<ActivatedSession> {
    const device = deviceOf(headers['user-agent']);
    const { token, accountId, estimate } = await this.commands.execute(
      new ActivateAccount({ token: link, password, remoteAddress: ip, device, correlationId: id }),
    );
    const user = await this.queries.execute(new GetUser({ accountId }));
    return { token, user: toUser(user), siret: user.siret, ...(estimate !== null && { estimate }) };
  }
}
